import { pregnancyTips } from '@lakou/content';
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

export const maternity: Routes = (on, platform) => {
  const profile = '/api/data/health/maternity/:id/profile';
  on(`POST ${profile}`, canBegin, ({ grant, body }) => beginPregnancy(grant, body));
  on(`PUT ${profile}`, canCorrect, ({ grant, body }) => correctPregnancy(grant, body));
  on(`DELETE ${profile}`, canEnd, async ({ grant }) => {
    if (!(await endProfile(grant))) fail('not_found');
    return undefined;
  });

  const journal = '/api/data/health/maternity/:id/journal';
  on(`GET ${journal}`, canReadJournal, async ({ grant, query, reply }) => {
    await auditForeignRead(grant, 'maternity-journal:read');
    return onePage(reply, await listJournal(grant, query), query);
  });
  on(`POST ${journal}`, canWriteJournal, ({ grant, body }) => writeJournal(grant, body));
  on(`DELETE ${journal}/:entryId`, canWriteJournal, async ({ grant, params }) => {
    if (!(await eraseJournal(grant, params.entryId))) fail('not_found');
    return undefined;
  });

  const vitals = '/api/data/health/maternity/:id/vitals';
  on(`GET ${vitals}`, canReadVitals, async ({ grant, query, reply }) => {
    await auditForeignRead(grant, 'maternity-vitals:read');
    return onePage(reply, await listVitals(grant, query), query);
  });
  on(`POST ${vitals}`, canWriteVitals, ({ grant, body }) => writeVitals(grant, body));
  on(`DELETE ${vitals}/:entryId`, canEraseVitals, async ({ grant, params }) => {
    if (!(await eraseVitals(grant, params.entryId))) fail('not_found');
    return undefined;
  });

  on('GET /api/maternity/tips', canReadTips, () =>
    pregnancyTips().map(({ week, title, text, source }) => ({ week, title, text, source: [...source] })),
  );
  on('GET /api/providers/:id/maternity-patients', canListPregnant, async ({ grant, query, reply }) =>
    onePage(reply, await readPregnant(platform, grant, query), query),
  );
};
