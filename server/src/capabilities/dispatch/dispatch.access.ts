import { type ById, isOwnClinic, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import type { Assignment } from '../bookings/bookings.service.ts';
import { findVisitOf } from './dispatch.store.ts';

/** Visits are assigned by those who run the clinic and its dispatchers; schedulers see what is open. */
const dispatchers = staffWith('Admin', 'Dispatcher');
const arrangers = staffWith('Admin', 'Dispatcher', 'Scheduler');

/** The visit in the path was asked of the clinic that the actor works for. */
const isOwnVisit: Rule<Assignment, ById> = async (question) => {
  const { clinicId } = question.actor;
  const found = clinicId ? await findVisitOf(question, clinicId, question.params.id) : undefined;
  return clinicId && found ? { ...found, clinicId } : undefined;
};

export const canListUnassigned = policy('dispatch:list', arrangers, { object: isOwnClinic });
export const canAssign = policy('booking:assign', dispatchers, { object: isOwnVisit });
export const canUnassign = policy('booking:unassign', dispatchers, { object: isOwnVisit });
export const canPlace = policy('booking:place', dispatchers, { object: isOwnVisit });
export const canReadDashboard = policy('clinic-dashboard:read', arrangers, { object: isOwnClinic });
