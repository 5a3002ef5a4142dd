import type { HeartProfile, TrackerSettings } from '@lakou/contract/trackers';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { checkMoment } from '../measurements/measurements.service.ts';
import {
  addEntry,
  changeEntry,
  type Details,
  type EntryTable,
  findEntry,
  removeEntry,
  type TrackerWriter,
} from './entries.store.ts';
import { changeSettings, saveHeart } from './person.store.ts';

interface Kept {
  readonly id: string;
  readonly at: string;
}
/** What was sent, including the dependent's id, which the grant's scope already holds. */
type Sent<E extends Kept> = Details<E> & { at: string; dependentId?: string | undefined };

/** The stored entry: when it is sent again, the first one counts, with its later corrections. */
export function writeEntry<E extends Kept>(
  grant: TrackerWriter,
  table: EntryTable<E>,
  sent: Sent<E> & { id: string },
): Promise<E> {
  const at = checkMoment(new Date(sent.at), grant.at, 'at');
  return inTransaction(grant, async (tx) => {
    await addEntry(tx, table, sent.id, at, sent);
    // The id may belong to an entry about another person of the family.
    return (await findEntry(tx, table, sent.id)) ?? fail('conflict');
  });
}

export async function correctEntry<E extends Kept>(
  grant: TrackerWriter,
  table: EntryTable<E>,
  entryId: string,
  sent: Sent<E>,
): Promise<E> {
  const at = checkMoment(new Date(sent.at), grant.at, 'at');
  return (await changeEntry(grant, table, entryId, at, sent)) ?? fail('not_found');
}

export async function eraseEntry<E extends Kept>(
  grant: TrackerWriter,
  table: EntryTable<E>,
  entryId: string,
): Promise<undefined> {
  if (!(await removeEntry(grant, table, entryId))) fail('not_found');
  return undefined;
}

/** Whether symptoms are shown to others is a decision that is audited. */
export function putSettings(
  grant: Grant<'tracker-settings:change', RecordScope>,
  sent: { [K in keyof TrackerSettings]?: TrackerSettings[K] | undefined },
): Promise<TrackerSettings> {
  return inTransaction(grant, async (tx) => {
    const saved = (await changeSettings(tx, sent)) ?? fail('unexpected');
    if (sent.shareSymptoms !== undefined) {
      const action = sent.shareSymptoms ? 'tracker-symptoms:share' : 'tracker-symptoms:keep';
      await writeAudit(tx, {
        action,
        actorId: tx.actor.id,
        subjectId: tx.scope.dependentId ?? tx.scope.patientId,
      });
    }
    return saved;
  });
}

export async function putHeart(
  grant: Grant<'heart:change', RecordScope>,
  profile: HeartProfile,
): Promise<HeartProfile> {
  await saveHeart(grant, profile);
  return profile;
}
