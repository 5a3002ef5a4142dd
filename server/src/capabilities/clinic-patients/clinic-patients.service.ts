import type { ClinicPatient, ClinicPatientDetails, SentPatient } from '@lakou/contract/clinic-patients';
import { ASSIGNED_DAYS } from '@lakou/contract/clinic-patients.rules';
import { OLDEST_YEARS } from '@lakou/contract/profiles.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Enqueue } from '#platform/jobs/jobs.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { CLINIC_PATIENTS_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';
import {
  acceptLink,
  assignProvider,
  declineLink,
  endLink,
  findAsked,
  findName,
  lockLink,
  mergeVisited,
  unassignProvider,
} from './clinic-links.store.ts';
import type { AssignScope, DetailsScope, PatientsScope } from './clinic-patients.access.ts';
import {
  findPatient,
  insertPatient,
  listAssignable,
  listAssigned,
  listLabs,
  listNotes,
  listPatients,
} from './clinic-patients.store.ts';

const DAY_MS = 24 * 3600 * 1000;

export async function readPatients(
  grant: Grant<'clinic-patients:list', PatientsScope>,
  asked: Parameters<typeof listPatients>[1],
): Promise<ClinicPatient[]> {
  const patients = await listPatients(grant, asked);
  return grant.scope.contacts
    ? patients
    : patients.map((patient) => ({ ...patient, email: null, phone: null }));
}

export async function readPatient(
  grant: Grant<'clinic-patient:read', DetailsScope>,
): Promise<ClinicPatientDetails> {
  const { inCare } = grant.scope;
  const patient = (await findPatient(grant)) ?? fail('not_found');
  const mayAssign = !inCare && patient.consent === 'linked';
  const [notes, labs, providers, assignable] = await Promise.all([
    listNotes(grant),
    listLabs(grant),
    listAssigned(grant),
    mayAssign ? listAssignable(grant) : [],
  ]);
  return { ...patient, notes, labs, providers, assignable, inCare };
}

export type AskPerson = Enqueue<{ linkId: string; requestId: string }>;

/** Writes the same and does the same whether or not there is an account: a job finds that out later. */
export async function addPatient(
  grant: Grant<'clinic-patient:add', { clinicId: string }>,
  sent: SentPatient,
  ask: AskPerson,
): Promise<ClinicPatient> {
  const today = grant.at.toISOString().slice(0, 10);
  const age = ageOn(today, sent.dateOfBirth);
  if (sent.dateOfBirth > today || age > OLDEST_YEARS)
    fail('birth_date_invalid', { fields: [{ path: 'dateOfBirth', code: 'birth_date_invalid' }] });
  await countTry(grant.db, CLINIC_PATIENTS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    const { id, consent } = (await insertPatient(tx, uuidv7(), sent)) ?? fail('patient_known');
    await ask(tx.db, { linkId: id, requestId: tx.requestId });
    await writeAudit(tx, { action: 'clinic-patient:add', actorId: tx.actor.id });
    const { gender = null, ...person } = sent;
    return {
      ...person,
      id,
      patientId: null,
      gender,
      age,
      lastVisit: null,
      tags: [],
      bookings: [],
      consent,
    };
  });
}

/** Tells who proved that the address is theirs. */
export async function tellAsked(
  { db, clock }: Platform,
  { linkId, requestId }: { linkId: string; requestId: string },
): Promise<void> {
  const grant = systemGrant('clinic-link:ask', { db, at: clock.now(), requestId });
  await inTransaction(grant, async (tx) => {
    const asked = await findAsked(tx, linkId);
    if (!asked) return;
    const { userId, clinicName: name } = asked;
    await notify(tx, { userId, kind: 'clinic_link_asked', subjectId: linkId, details: { name } });
  });
}

/** The clinic is told of a yes; a no looks like no answer. */
export function answerClinic(
  grant: Grant<'clinic-link:answer', { linkId: string }>,
  answer: 'accept' | 'decline',
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    if (answer === 'decline') {
      if (!(await declineLink(tx))) fail('not_found');
    } else {
      await mergeVisited(tx, tx.scope.linkId);
      const { addedBy } = (await acceptLink(tx)) ?? fail('not_found');
      const details = { name: await findName(tx, id) };
      const told = { kind: 'clinic_link_accepted', subjectId: tx.scope.linkId, details } as const;
      if (addedBy) await notify(tx, { userId: addedBy, ...told });
    }
    await writeAudit(tx, { action: `clinic-link:${answer}`, actorId: id, subjectId: id });
    return undefined;
  });
}

export function leaveClinic(grant: Grant<'clinic-link:end', { linkId: string }>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await endLink(tx);
    await writeAudit(tx, { action: 'clinic-link:end', actorId: tx.actor.id, subjectId: tx.actor.id });
    return undefined;
  });
}

/** Gives the provider the record of somebody who accepted the clinic; the patient sees it among who can read. */
export function assign(grant: Grant<'clinic-patient:assign', AssignScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const { patientId, providerId } = tx.scope;
    await lockLink(tx);
    const id = uuidv7();
    const until = new Date(tx.at.getTime() + ASSIGNED_DAYS * DAY_MS);
    if (!(await assignProvider(tx, id, until))) return undefined;
    const details = { name: await findName(tx, patientId) };
    await notify(tx, { userId: providerId, kind: 'record_shared', subjectId: id, details });
    await writeAudit(tx, {
      action: 'clinic-patient:assign',
      actorId: tx.actor.id,
      subjectIds: [patientId, providerId],
    });
    return undefined;
  });
}

export function unassign(grant: Grant<'clinic-patient:unassign', AssignScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await unassignProvider(tx);
    const { patientId, providerId } = tx.scope;
    await writeAudit(tx, {
      action: 'clinic-patient:unassign',
      actorId: tx.actor.id,
      subjectIds: [patientId, providerId],
    });
    return undefined;
  });
}
