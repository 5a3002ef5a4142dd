import { pregnancyTips } from '@lakou/content';
import { Id } from '@lakou/contract/primitives';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { eraseJournal, eraseVitals, listJournal, listVitals } from './entries.store.ts';
import {
  canBegin,
  canCorrect,
  canEnd,
  canEraseVitals,
  canListPregnant,
  canReadJournal,
  canReadTips,
  canReadVitals,
  canWriteJournal,
  canWriteVitals,
} from './maternity.access.ts';
import {
  auditForeignRead,
  beginPregnancy,
  correctPregnancy,
  readPregnant,
  writeJournal,
  writeVitals,
} from './maternity.service.ts';
import { endProfile } from './profile.store.ts';

/** Only what looks like an id can be one of ours. */
const idOf = (text: string): string => Id.safeParse(text).data ?? fail('not_found');

export const maternity: Routes = (on, platform) => {
  const profile = '/api/data/health/maternity/:id/profile';
  on(`POST ${profile}`, canBegin(platform), ({ grant, body }) => beginPregnancy(grant, body));
  on(`PUT ${profile}`, canCorrect(platform), ({ grant, body }) => correctPregnancy(grant, body));
  on(`DELETE ${profile}`, canEnd, async ({ grant }) => {
    if (!(await endProfile(grant))) fail('not_found');
    return undefined;
  });

  const journal = '/api/data/health/maternity/:id/journal';
  on(`GET ${journal}`, canReadJournal(platform), async ({ grant, query, reply }) => {
    await auditForeignRead(grant, 'maternity-journal:read');
    return onePage(reply, await listJournal(grant, query), query);
  });
  on(`POST ${journal}`, canWriteJournal, ({ grant, body }) => writeJournal(grant, body));
  on(`DELETE ${journal}/:entryId`, canWriteJournal, async ({ grant, params }) => {
    if (!(await eraseJournal(grant, idOf(params.entryId)))) fail('not_found');
    return undefined;
  });

  const vitals = '/api/data/health/maternity/:id/vitals';
  on(`GET ${vitals}`, canReadVitals(platform), async ({ grant, query, reply }) => {
    await auditForeignRead(grant, 'maternity-vitals:read');
    return onePage(reply, await listVitals(grant, query), query);
  });
  on(`POST ${vitals}`, canWriteVitals(platform), ({ grant, body }) => writeVitals(grant, body));
  on(`DELETE ${vitals}/:entryId`, canEraseVitals, async ({ grant, params }) => {
    if (!(await eraseVitals(grant, idOf(params.entryId)))) fail('not_found');
    return undefined;
  });

  on('GET /api/maternity/tips', canReadTips, () =>
    pregnancyTips().map(({ week, title, text, source }) => ({ week, title, text, source: [...source] })),
  );
  on('GET /api/providers/:id/maternity-patients', canListPregnant, async ({ grant, query, reply }) =>
    onePage(reply, await readPregnant(platform, grant, query), query),
  );
};
