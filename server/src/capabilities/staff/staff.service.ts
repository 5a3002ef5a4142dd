import type { StaffMember } from '@lakou/contract/profiles';
import type { NewStaff, StaffChanges } from '@lakou/contract/staff';
import { INVITATION_HOURS } from '@lakou/contract/staff.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { STAFF_INVITATIONS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { releaseVisits } from '../bookings/bookings.service.ts';
import { refuseReserved } from '../email/email-change.service.ts';
import { makeResetLink } from '../passwords/passwords.service.ts';
import { findStaffMember } from '../profiles/profiles.service.ts';
import type { StaffScope } from './staff.access.ts';
import {
  endAccess,
  findClinicName,
  hasOtherAdmin,
  insertStaff,
  insertStaffProfile,
  lockClinic,
  lockStaff,
  type PresentStaff,
  saveStaff,
  unlink,
  withdrawInvitation,
} from './staff.store.ts';
import { closeOpenLog } from './time-logs.store.ts';

type Post = Pick<Platform, 'config' | 'mail'>;
type Inviter = Grant<'staff:add' | 'staff:invite', { clinicId: string }>;

/** One line, whatever the clinic calls itself: a name must not add paragraphs to a mail. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** The link lets them choose a password, once, and proves the address. */
async function sendInvitation(
  tx: Inviter,
  person: { id: string; name: string; email: string },
  { config, mail }: Post,
): Promise<void> {
  const { language } = tx.actor;
  const link = await makeResetLink(tx, { ...person, language }, config, INVITATION_HOURS * 3_600_000);
  const values = { name: person.name, clinic: oneLine(await findClinicName(tx)), link };
  await mail.send(tx.db, { to: person.email, language, template: 'staffInvitation', values });
}

/** An account without a password, and the invitation to choose one. */
export async function addStaff(
  grant: Grant<'staff:add', { clinicId: string }>,
  sent: NewStaff,
  platform: Platform,
): Promise<StaffMember> {
  await countTry(grant.db, STAFF_INVITATIONS, grant.scope.clinicId, grant.at);
  return inTransaction(grant, async (tx) => {
    await refuseReserved(tx, sent.email);
    const id = uuidv7();
    if (!(await insertStaff(tx, id, sent))) fail('email_taken');
    await insertStaffProfile(tx, id, sent);
    await writeAudit(tx, { action: 'staff:add', actorId: tx.actor.id, subjectId: id });
    await sendInvitation(tx, { id, name: sent.name, email: sent.email }, platform);
    return (await findStaffMember(tx, id)) ?? fail('not_found');
  });
}

export async function inviteAgain(
  grant: Grant<'staff:invite', StaffScope>,
  platform: Platform,
): Promise<void> {
  await countTry(grant.db, STAFF_INVITATIONS, grant.scope.clinicId, grant.at);
  await inTransaction(grant, async (tx) => {
    const person = (await lockStaff(tx)) ?? fail('not_found');
    if (person.hasJoined) fail('invitation_answered');
    await writeAudit(tx, { action: 'staff:invite', actorId: tx.actor.id, subjectId: tx.scope.staffId });
    await sendInvitation(tx, { id: tx.scope.staffId, ...person }, platform);
  });
}

/** A clinic never loses who registered it, nor its last administrator. */
async function refuseWithoutAdmin(
  tx: Grant<'staff:change' | 'staff:remove', StaffScope>,
  { role, clinicRole }: PresentStaff,
): Promise<void> {
  if (clinicRole !== 'Admin') return;
  if (role === 'CLINIC_ADMIN' || !(await hasOtherAdmin(tx))) fail('last_clinic_admin');
}

export const changeStaff = (
  grant: Grant<'staff:change', StaffScope>,
  sent: StaffChanges,
): Promise<StaffMember> =>
  inTransaction(grant, async (tx) => {
    await lockClinic(tx);
    const present = (await lockStaff(tx)) ?? fail('not_found');
    if (sent.email && sent.email !== present.email) fail('staff_email_fixed');
    const { clinicRole = present.clinicRole } = sent;
    const isMoved = clinicRole !== present.clinicRole;
    if (isMoved) await refuseWithoutAdmin(tx, present);
    await saveStaff(tx, present, { ...sent, clinicRole });
    const { staffId } = tx.scope;
    await writeAudit(tx, { action: 'staff:change', actorId: tx.actor.id, subjectId: staffId });
    if (isMoved) {
      await writeAudit(tx, { action: `staff:role-${clinicRole}`, actorId: tx.actor.id, subjectId: staffId });
      await endAccess(tx);
      if (clinicRole !== 'Provider') await releaseVisits(tx, staffId);
    }
    return (await findStaffMember(tx, staffId)) ?? fail('not_found');
  });

/** The account stays the person's; an invitation that was never answered goes. */
export const removeStaff = (grant: Grant<'staff:remove', StaffScope>): Promise<void> =>
  inTransaction(grant, async (tx) => {
    const { staffId } = tx.scope;
    if (staffId === tx.actor.id) fail('staff_is_self');
    await lockClinic(tx);
    const present = (await lockStaff(tx)) ?? fail('not_found');
    await refuseWithoutAdmin(tx, present);
    await closeOpenLog(tx);
    await releaseVisits(tx, staffId);
    await unlink(tx);
    await endAccess(tx);
    if (!present.hasJoined) await withdrawInvitation(tx);
    await writeAudit(tx, { action: 'staff:remove', actorId: tx.actor.id, subjectId: staffId });
  });
