import { momentOf } from '@lakou/contract/health-values';
import { inTransaction } from '#platform/access/grant.ts';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { checkMoment } from '../measurements/measurements.service.ts';
import { findBirthPlan, saveBirthPlan } from './birth-plan.store.ts';
import {
  canReadContacts,
  canReadPlan,
  canReadTimings,
  canWriteContacts,
  canWritePlan,
  canWriteTimings,
  type MaternityScope,
} from './maternity.access.ts';
import { addTiming, eraseTiming, findTiming, listContacts, listTimings, setContact } from './tools.store.ts';

const about = (_: unknown, { scope }: { scope: MaternityScope }) => [scope.patientId];

/** What helps through a pregnancy: counting movements, timing contractions, the eight contacts, the plan for the birth. */
export const maternityTools: Routes = (on) => {
  const timings = '/api/data/health/maternity/:id/timings';
  on(
    `GET ${timings}`,
    canReadTimings,
    async ({ grant, query, reply }) => onePage(reply, await listTimings(grant, query), query),
    about,
  );
  on(`POST ${timings}`, canWriteTimings, async ({ grant, body }) => {
    checkMoment(momentOf(body.endedAt), grant.at, 'endedAt');
    await addTiming(grant, body);
    return (await findTiming(grant, body.id)) ?? fail('conflict');
  });
  on(`DELETE ${timings}/:entryId`, canWriteTimings, async ({ grant, params }) => {
    if (!(await eraseTiming(grant, params.entryId))) fail('not_found');
    return undefined;
  });

  const contacts = '/api/data/health/maternity/:id/contacts';
  on(`GET ${contacts}`, canReadContacts, ({ grant }) => listContacts(grant), about);
  on(`PUT ${contacts}`, canWriteContacts, ({ grant, body }) =>
    inTransaction(grant, async (tx) => {
      await setContact(tx, body);
      return listContacts(tx);
    }),
  );

  const plan = '/api/data/health/maternity/:id/birth-plan';
  on(`GET ${plan}`, canReadPlan, ({ grant }) => findBirthPlan(grant), about);
  on(`PUT ${plan}`, canWritePlan, ({ grant, body }) =>
    inTransaction(grant, async (tx) => {
      if (!(await saveBirthPlan(tx, body))) fail('not_found');
      return findBirthPlan(tx);
    }),
  );
};
