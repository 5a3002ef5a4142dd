import type { Lookup } from '#platform/access/lookup.ts';
import {
  type ById,
  clinicManagers,
  clinicStaff,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
  worksAs,
} from '#platform/access/policy.ts';
import { fail } from '#platform/errors.ts';
import { findClaimOf, findLeaveOf, findLogOf, isStaffOf } from './staff-scope.store.ts';

/** A staff member of the actor's clinic. */
export interface StaffScope {
  readonly clinicId: string;
  readonly staffId: string;
}

/** A clinic's time, of everybody or of one person. */
export interface TimeScope {
  readonly clinicId: string;
  readonly onlyOf: string | null;
}

interface NamesClinic {
  readonly body: { readonly clinicId?: string | null | undefined };
}

const managers = staffWith('Admin', 'Scheduler');

/** A clinic in the body must be one's own. */
function refuseOtherClinic({ actor, body }: Lookup & NamesClinic): void {
  if (body.clinicId && body.clinicId !== actor.clinicId) fail('forbidden');
}

const addsToOwn: Rule<{ clinicId: string }, NamesClinic> = (question) => {
  refuseOtherClinic(question);
  const { clinicId } = question.actor;
  return clinicId ? { clinicId } : undefined;
};

const isOwnStaff: Rule<StaffScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const staffId = question.params.id;
  return clinicId && (await isStaffOf(question, clinicId, staffId)) ? { clinicId, staffId } : undefined;
};

/** One's own work; that of all staff for who keeps their time. */
const isClockable: Rule<StaffScope, ById> = (question) => {
  const { actor, params } = question;
  return params.id === actor.id || worksAs(actor, 'Admin', 'Scheduler') ? isOwnStaff(question) : undefined;
};
const isClockableAtOwn: Rule<StaffScope, ById & NamesClinic> = async (question) => {
  const scope = await isClockable(question);
  if (scope) refuseOtherClinic(question);
  return scope;
};

const timeOfOwn: Rule<TimeScope, ById> = ({ actor, params }) =>
  params.id === actor.clinicId
    ? { clinicId: actor.clinicId, onlyOf: worksAs(actor, 'Admin', 'Scheduler') ? null : actor.id }
    : undefined;

type Find = (question: Lookup, clinicId: string, id: string) => Promise<boolean>;
const isOwn =
  (find: Find): Rule<{ clinicId: string; id: string }, ById> =>
  async (question) => {
    const { clinicId } = question.actor;
    const { id } = question.params;
    return clinicId && (await find(question, clinicId, id)) ? { clinicId, id } : undefined;
  };

export const canAddStaff = policy('staff:add', clinicManagers, { object: addsToOwn });
export const canChangeStaff = policy('staff:change', clinicManagers, { object: isOwnStaff });
export const canRemoveStaff = policy('staff:remove', clinicManagers, { object: isOwnStaff });
export const canInviteAgain = policy('staff:invite', clinicManagers, { object: isOwnStaff });
export const canClockIn = policy('staff:clock-in', clinicStaff, { object: isClockableAtOwn });
export const canClockOut = policy('staff:clock-out', clinicStaff, { object: isClockable });
export const canListLogs = policy('time-logs:list', clinicStaff, { object: timeOfOwn });
export const canCorrectLog = policy('time-log:correct', clinicManagers, { object: isOwn(findLogOf) });
/** Always one's own: who says it is who is signed in. */
export const canSendClaim = policy('clock-claim:send', clinicStaff, { object: isOwnClinic });
export const canListOwnClaims = policy('clock-claims:list-own', clinicStaff);
export const canListClaims = policy('clock-claims:list', clinicManagers, { object: isOwnClinic });
export const canDecideClaim = policy('clock-claim:decide', clinicManagers, { object: isOwn(findClaimOf) });
export const canReadSheets = policy('time-sheets:read', managers, { object: isOwnClinic });
export const canListLeaves = policy('leaves:list', clinicStaff, { object: timeOfOwn });
export const canAddLeave = policy('leave:add', managers, { object: isOwnClinic });
export const canRemoveLeave = policy('leave:remove', managers, { object: isOwn(findLeaveOf) });
