import { dayAfter } from '@lakou/contract/my-medicines.rules';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { keyOfRequest } from '#platform/idempotency/idempotency-key.ts';
import { listDoses } from './doses.store.ts';
import { canAnswerDoses, canReadMedicines, canWriteMedicines } from './my-medicines.access.ts';
import { addMedicine, answerDose, changeMedicine, checkMedicines } from './my-medicines.service.ts';
import { listMedicines } from './my-medicines.store.ts';
import { viewDose, viewMedicine } from './my-medicines.view.ts';

const LAST_WEEK = 6;
const about = (_: unknown, { scope }: { scope: RecordScope }) => [scope.patientId, scope.dependentId];

export const myMedicines: Routes = (on) => {
  const all = '/api/records/:id/medicines';
  on(
    `GET ${all}`,
    canReadMedicines,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listMedicines(grant, query)).map(viewMedicine), query),
    about,
  );
  on(`POST ${all}`, canWriteMedicines, ({ grant, body: { dependentId: _, ...medicine } }) =>
    addMedicine(grant, medicine),
  );
  on(`PUT ${all}/:entryId`, canWriteMedicines, ({ grant, params, body }) =>
    changeMedicine(grant, params.entryId, body),
  );
  on(`POST ${all}/:entryId/doses`, canAnswerDoses, ({ grant, params, body, request }) =>
    answerDose(grant, params.entryId, body, keyOfRequest(request)),
  );
  on(
    `GET ${all}/doses`,
    canReadMedicines,
    async ({ grant, query: { from = dayAfter(grant.at.toISOString().slice(0, 10), -LAST_WEEK), days } }) =>
      (await listDoses(grant, { from, to: dayAfter(from, days - 1) })).map(viewDose),
    about,
  );
  on(`GET ${all}/interactions`, canReadMedicines, ({ grant }) => checkMedicines(grant), about);
};
