import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Enqueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import {
  findKnownLines,
  insertPatients,
  type ListedPatient,
  listAsked,
  lockClinic,
  type PatientImporter,
} from './keep-patients.store.ts';

export type { PatientImporter };
export interface AskedPeople {
  readonly linkIds: readonly string[];
  readonly requestId: string;
}
export type AskPeople = Enqueue<AskedPeople>;

const AT_ONCE = 500;
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) =>
    all.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );

export const listKnownLines = (
  grant: PatientImporter,
  patients: readonly ListedPatient[],
): Promise<number[]> => findKnownLines(grant, patients);

/** Adds whom the clinic does not have yet, and asks those with an address. Answers how many it added. */
export async function keepPatients(
  tx: PatientImporter,
  patients: readonly ListedPatient[],
  ask: AskPeople,
): Promise<number> {
  await lockClinic(tx);
  const known = new Set(await findKnownLines(tx, patients));
  const fresh = patients.filter(({ line }) => !known.has(line));
  let added = 0;
  for (const part of inParts(fresh)) {
    const kept = await insertPatients(
      tx,
      part.map((patient) => ({ ...patient, id: uuidv7() })),
    );
    added += kept.length;
    const linkIds = kept.filter(({ hasEmail }) => hasEmail).map(({ id }) => id);
    if (linkIds.length > 0) await ask(tx.db, { linkIds, requestId: tx.requestId });
  }
  return added;
}

/** Tells those who proved that an address is theirs: all of them or, when repeated, none twice. */
export async function tellAllAsked(
  { db, clock }: Platform,
  { linkIds, requestId }: AskedPeople,
): Promise<void> {
  const grant = systemGrant('clinic-link:ask', { db, at: clock.now(), requestId });
  await inTransaction(grant, async (tx) => {
    for (const { linkId, userId, name } of await listAsked(tx, linkIds))
      await notify(tx, { userId, kind: 'clinic_link_asked', subjectId: linkId, details: { name } });
  });
}
