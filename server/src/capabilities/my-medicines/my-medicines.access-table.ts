import type { MedicinePlan, myMedicines } from '@lakou/contract/my-medicines';
import { accountOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const patientsAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });

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

const rows = (
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged' | 'also'> & { fixture?: Fixture } = {},
): ObjectRows => ({
  fixture: accountOf('PATIENT'),
  own: gets(status),
  foreign: gets(404),
  missing: gets(404),
  ...more,
});

/** The people here have no visits and no family; the tests of my medicines check those. */
export const myMedicinesAccess: AccessTable<typeof myMedicines> = {
  [all]: rows(patientsAndCare, 200),
  'POST /api/records/:id/medicines': rows(patients, 201, { payload: MEDICINE, unchanged: all }),
  'PUT /api/records/:id/medicines/:entryId': rows(patients, 200, {
    fixture: medicine,
    payload: { plan: { ...PLAN, times: ['09:00'] } },
    unchanged: all,
  }),
  'POST /api/records/:id/medicines/:entryId/doses': rows(patients, 201, {
    fixture: medicine,
    payload: { day: '2026-11-15', time: '08:00', answer: 'taken', at: '2026-11-15T12:00:00Z' },
    unchanged: all,
  }),
  'GET /api/records/:id/medicines/doses': rows(patientsAndCare, 200),
  'GET /api/records/:id/medicines/interactions': rows(patientsAndCare, 200),
};
