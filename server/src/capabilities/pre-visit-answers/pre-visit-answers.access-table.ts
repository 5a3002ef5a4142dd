import type { preVisitAnswers } from '@lakou/contract/pre-visit-answers';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { booking } from '../bookings/bookings.access-table.ts';
import { verifiedProvider } from '../verification/verification.access-table.ts';

/** A provider whose licence nobody checked reads none of it. */
const visit: Fixture = async (person, world, on) => {
  const made = await booking(person, world, on);
  if (person.role === 'PROVIDER' && on === 'own') await verifiedProvider(person, world);
  return made;
};

const nobodys = onlyGets({ PATIENT: 404 });
const patientsCall = (status: number, payload: object): ObjectRows => ({
  fixture: visit,
  payload,
  own: onlyGets({ PATIENT: status }),
  foreign: nobodys,
  missing: nobodys,
  unchanged: 'GET /api/bookings/:id/pre-visit-answers',
});

/** The visits of fixtures are later and without a symptom check; the tests of this capability go on from there. */
export const preVisitAnswersAccess: AccessTable<typeof preVisitAnswers> = {
  'GET /api/bookings/:id/pre-visit-answers': {
    fixture: visit,
    own: onlyGets({ PATIENT: 200, PROVIDER: 200 }),
    foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  },
  'PUT /api/bookings/:id/pre-visit-answers': patientsCall(204, { reason: 'Tèt fè mal' }),
  'PUT /api/bookings/:id/symptom-check': patientsCall(204, { symptoms: ['fever'] }),
  'DELETE /api/bookings/:id/symptom-check': {
    fixture: visit,
    own: onlyGets({ PATIENT: 204 }),
    foreign: nobodys,
    missing: nobodys,
  },
  'PUT /api/bookings/:id/training-consent': patientsCall(409, { consent: true }),
  'PUT /api/bookings/:id/triage-mark': {
    fixture: visit,
    payload: { mark: 'right' },
    own: onlyGets({ PROVIDER: 409 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
};
