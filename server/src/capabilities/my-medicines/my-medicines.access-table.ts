import type { MedicinePlan, myMedicines } from '@lakou/contract/my-medicines';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { patients, patientsAndCare, recordRows } from '#platform/access/record-rows.ts';
import type { AccessTable } from '#platform/access/table.ts';

const all = 'GET /api/records/:id/medicines';
const PLAN: MedicinePlan = {
  times: ['08:00', '20:00'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startsOn: '2026-11-14',
  endsOn: null,
  timeZone: 'America/Port-au-Prince',
  remind: true,
  namesMedicine: false,
  perDose: 1,
  quantity: 20,
  refillAt: 5,
};
const MEDICINE = { text: 'Amlodipine 5 mg', dose: '1 tablet', confirmDuplicate: true, plan: PLAN } as const;

const medicine: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const { id: entryId } = await world.api('POST /api/records/:id/medicines', owner, {
    params,
    body: MEDICINE,
  });
  await world.api('POST /api/records/:id/medicines/:entryId/doses', owner, {
    params: { ...params, entryId },
    body: { day: '2026-11-14', time: '20:00', answer: 'taken', at: '2026-11-15T01:00:00Z' },
  });
  return { params: { ...params, entryId }, owner };
};

/** The people here have no visits and no family; the tests of my medicines check those. */
export const myMedicinesAccess: AccessTable<typeof myMedicines> = {
  [all]: recordRows(patientsAndCare, 200),
  'POST /api/records/:id/medicines': recordRows(patients, 201, { payload: MEDICINE, unchanged: all }),
  'PUT /api/records/:id/medicines/:entryId': recordRows(patients, 200, {
    fixture: medicine,
    payload: { plan: { ...PLAN, times: ['09:00'] } },
    unchanged: all,
  }),
  'POST /api/records/:id/medicines/:entryId/doses': recordRows(patients, 201, {
    fixture: medicine,
    payload: { day: '2026-11-15', time: '08:00', answer: 'taken', at: '2026-11-15T12:00:00Z' },
    unchanged: all,
  }),
  'GET /api/records/:id/medicines/doses': recordRows(patientsAndCare, 200),
  'GET /api/records/:id/medicines/interactions': recordRows(patientsAndCare, 200),
};
