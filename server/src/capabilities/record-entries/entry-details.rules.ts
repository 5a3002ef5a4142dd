import type { EntryDetails } from '@lakou/contract/record-entries';
import { ENDING_KINDS, type EntryKind, FIELDS_OF } from '@lakou/contract/record-entries.rules';

const DAY_MS = 24 * 3600 * 1000;

/** Only the fields that this kind has; what happened once cannot be over. */
export function fieldsOfKind(kind: EntryKind, sent: EntryDetails): EntryDetails {
  const has = new Set(FIELDS_OF[kind]);
  const ended = ENDING_KINDS.includes(kind) && (sent.status === 'ended' || sent.endedOn !== null);
  return {
    text: sent.text,
    code: sent.code,
    note: sent.note,
    status: ended ? 'ended' : 'active',
    since: has.has('since') ? sent.since : null,
    endedOn: has.has('endedOn') ? sent.endedOn : null,
    reaction: has.has('reaction') ? sent.reaction : null,
    severity: has.has('severity') ? sent.severity : null,
    dose: has.has('dose') ? sent.dose : null,
    frequency: has.has('frequency') ? sent.frequency : null,
    lot: has.has('lot') ? sent.lot : null,
    place: has.has('place') ? sent.place : null,
    relation: has.has('relation') ? sent.relation : null,
  };
}

/** The field that is wrong: a day to come, an end before the start, or a relative who is not named. */
export function wrongField(
  kind: EntryKind,
  { since, endedOn, relation }: Pick<EntryDetails, 'since' | 'endedOn' | 'relation'>,
  now: Date,
): 'since' | 'endedOn' | 'relation' | undefined {
  // In the first time zone, today is already tomorrow.
  const latest = new Date(now.getTime() + DAY_MS).toISOString();
  const isToCome = (day: string) => day > latest.slice(0, day.length);
  if (since && isToCome(since)) return 'since';
  if (endedOn && (isToCome(endedOn) || (since && endedOn < since.slice(0, endedOn.length)))) return 'endedOn';
  return kind === 'family_history' && !relation ? 'relation' : undefined;
}

/** The place in the timeline: noon of the first day that is meant, else when it was written. */
export const placeInTime = (since: string | null, written: Date): Date =>
  since ? new Date(new Date(since).getTime() + DAY_MS / 2) : written;
