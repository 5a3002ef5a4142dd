import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Routes } from '#platform/capability.ts';
import { readPageCorrections, readTriageTexts } from '../content-reviews/published.service.ts';
import { canChangeAiConsent, canChat, canExplainLab, canReadAiConsent } from './assistant.access.ts';
import { countQuestion, findHosted, getTriagePatient } from './assistant.service.ts';
import { hasConsented, saveConsent } from './assistant.store.ts';
import { converse } from './converse.service.ts';
import { turnsOf } from './history.rules.ts';
import { explainLab, getLabPatient } from './lab-explanation.service.ts';
import { areaOf } from './subject.rules.ts';
import { streamText } from './text-stream.view.ts';

export const assistant: Routes = (on, platform) => {
  const provider = platform.config.model?.provider ?? null;

  on('POST /api/chat', canChat, async ({ grant, body }) => {
    const turns = turnsOf(body.history);
    await countQuestion(grant, 'chat');
    const hosted = await findHosted(grant, 'chat', platform);
    const patient = await getTriagePatient(grant, null);
    const lang = grant.actor.language;
    const area = areaOf(grant.actor);
    const correct = await readPageCorrections(grant, lang);
    const texts = await readTriageTexts(grant, lang);
    return streamText((signal) =>
      converse({ turns, lang, patient, area, hosted, correct, texts, signal, log: platform.log }),
    );
  });
  on('POST /api/ai/explain-lab-results', canExplainLab, async ({ grant, body }) => {
    await countQuestion(grant, 'lab');
    const patient = await getLabPatient(grant, grant.scope.dependentId);
    return explainLab(body.summary, patient, grant.actor.language);
  });
  on('GET /api/users/me/ai-consent', canReadAiConsent, async ({ grant }) => ({
    consent: await hasConsented(grant),
    provider,
  }));
  on('PUT /api/users/me/ai-consent', canChangeAiConsent, ({ grant, body: { consent } }) =>
    inTransaction(grant, async (tx) => {
      await saveConsent(tx, consent);
      const action = consent ? 'ai-consent:give' : 'ai-consent:withdraw';
      await writeAudit(tx, { action, actorId: tx.actor.id });
      return { consent, provider };
    }),
  );
};
