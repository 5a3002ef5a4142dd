import type { ClinicVisit, ClinicVisitDetails, StartedVisit } from '@lakou/contract/clinic-visits';
import { OLDEST_YEARS } from '@lakou/contract/profiles.rules';
import type { NoteSections } from '@lakou/contract/visit-notes';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { keepAsPatient } from '../clinic-patients/keep-patient.service.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';
import { EMPTY_SECTIONS, isWritten, tidySections } from '../visit-notes/carried.rules.ts';
import { showQueue } from '../walk-ins/walk-ins.service.ts';
import type { StartScope, VisitScope } from './clinic-visits.access.ts';
import {
  findDetails,
  findStarted,
  insertAddendum,
  insertVisit,
  listAddenda,
  lockCalled,
  lockVisit,
  saveCancelled,
  saveLink,
  saveNote,
  saveSigned,
} from './clinic-visits.store.ts';
import { viewVisit } from './clinic-visits.view.ts';

type Starter = Grant<'clinic-visit:start', StartScope>;

function checkBirthDate({ at }: Starter, dateOfBirth: string | null | undefined): void {
  if (!dateOfBirth) return;
  const today = at.toISOString().slice(0, 10);
  if (dateOfBirth > today || ageOn(today, dateOfBirth) > OLDEST_YEARS)
    fail('birth_date_invalid', { fields: [{ path: 'dateOfBirth', code: 'birth_date_invalid' }] });
}

/** Asked again, it is the same visit: whoever was called is its key. */
export const startVisit = (
  grant: Starter,
  { phone, dateOfBirth, gender }: StartedVisit,
): Promise<ClinicVisit> =>
  inTransaction(grant, async (tx) => {
    const called = (await lockCalled(tx)) ?? fail('not_found');
    const before = await findStarted(tx);
    if (before) return viewVisit(before);
    if (called.status !== 'called' || called.bookingId || called.hasAccount) fail('walk_in_moved');
    checkBirthDate(tx, dateOfBirth);
    const { name, reason } = called;
    const linkId = called.linkId ?? (await keepAsPatient(tx, { name, phone, dateOfBirth, gender }));
    if (!called.linkId) await saveLink(tx, linkId);
    await insertVisit(tx, uuidv7(), { linkId, sections: { ...EMPTY_SECTIONS, reason } });
    await writeAudit(tx, { action: 'clinic-visit:start', actorId: tx.actor.id });
    await showQueue(tx);
    return viewVisit((await findStarted(tx)) ?? fail('not_found'));
  });

export async function readVisit(grant: Grant<'clinic-visit:read', VisitScope>): Promise<ClinicVisitDetails> {
  const { sections, ...row } = (await findDetails(grant)) ?? fail('not_found');
  const { readsNote, isOwn } = grant.scope;
  const addenda = readsNote ? await listAddenda(grant) : [];
  await writeAudit(grant, { action: 'clinic-visit:read', actorId: grant.actor.id });
  return {
    ...viewVisit(row),
    version: row.version,
    isOwn: isOwn && readsNote,
    note: readsNote ? sections : null,
    authorName: row.authorName,
    licenseNumber: row.licenseNumber,
    licenseAuthority: row.licenseAuthority,
    addenda: addenda.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  };
}

export const writeNote = (
  grant: Grant<'clinic-visit:write', VisitScope>,
  { version, ...sent }: NoteSections & { readonly version: number },
): Promise<{ version: number }> =>
  inTransaction(grant, async (tx) => {
    const { status } = (await lockVisit(tx)) ?? fail('not_found');
    if (status !== 'in_progress') fail('note_signed');
    return (await saveNote(tx, version, tidySections(sent))) ?? fail('note_changed');
  });

export const signVisit = (
  grant: Grant<'clinic-visit:sign', VisitScope>,
  version: number,
): Promise<{ version: number }> =>
  inTransaction(grant, async (tx) => {
    const visit = (await lockVisit(tx)) ?? fail('not_found');
    if (visit.status !== 'in_progress') fail('note_signed');
    if (visit.version !== version) fail('note_changed');
    if (!isWritten(visit.sections)) fail('note_empty');
    const saved = (await saveSigned(tx)) ?? fail('note_signed');
    await writeAudit(tx, { action: 'clinic-visit:sign', actorId: tx.actor.id });
    await showQueue(tx);
    return saved;
  });

export const amendVisit = (
  grant: Grant<'clinic-visit:amend', VisitScope>,
  text: string,
): Promise<{ id: string }> =>
  inTransaction(grant, async (tx) => {
    const { status } = (await lockVisit(tx)) ?? fail('not_found');
    if (status !== 'completed') fail('note_not_signed');
    const id = uuidv7();
    await insertAddendum(tx, id, text);
    await writeAudit(tx, { action: 'clinic-visit:amend', actorId: tx.actor.id });
    return { id };
  });

export const cancelVisit = (grant: Grant<'clinic-visit:cancel', VisitScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await saveCancelled(tx))) fail('walk_in_moved');
    await writeAudit(tx, { action: 'clinic-visit:cancel', actorId: tx.actor.id });
    await showQueue(tx);
    return undefined;
  });
