import type { EntryDetails, RecordEntry } from '@lakou/contract/record-entries';
import { type EntryKind, FIELDS_OF } from '@lakou/contract/record-entries.rules';
import { readVagueDate, type VagueDate, writeVagueDate } from './vague-date.ts';

/** What is typed into the form of an entry. */
export interface Draft {
  readonly text: string;
  readonly reaction: string;
  readonly severity: RecordEntry['severity'];
  readonly dose: string;
  readonly frequency: string;
  readonly lot: string;
  readonly place: string;
  readonly relation: string;
  readonly note: string;
  readonly since: VagueDate;
  readonly endedOn: VagueDate;
}

export const draftOf = (entry: RecordEntry | undefined): Draft => ({
  text: entry?.text ?? '',
  reaction: entry?.reaction ?? '',
  severity: entry?.severity ?? null,
  dose: entry?.dose ?? '',
  frequency: entry?.frequency ?? '',
  lot: entry?.lot ?? '',
  place: entry?.place ?? '',
  relation: entry?.relation ?? '',
  note: entry?.note ?? '',
  since: readVagueDate(entry?.since),
  endedOn: readVagueDate(entry?.endedOn),
});

export type WrongField = 'text' | 'since' | 'endedOn' | 'relation';

export function wrongFields(kind: EntryKind, draft: Draft): WrongField[] {
  const asked = FIELDS_OF[kind];
  const wrong: WrongField[] = draft.text.trim() ? [] : ['text'];
  for (const field of ['since', 'endedOn'] as const)
    if (asked.includes(field) && writeVagueDate(draft[field]) === undefined) wrong.push(field);
  if (asked.includes('relation') && !draft.relation) wrong.push('relation');
  return wrong;
}

/** As it is sent; only what this kind has. A code stays while the name does. */
export function detailsOf(kind: EntryKind, draft: Draft, entry: RecordEntry | undefined): EntryDetails {
  const has = (field: (typeof FIELDS_OF)[EntryKind][number]) => FIELDS_OF[kind].includes(field);
  const endedOn = has('endedOn') ? (writeVagueDate(draft.endedOn) ?? null) : null;
  return {
    text: draft.text.trim(),
    code: entry && entry.text === draft.text.trim() ? entry.code : null,
    status: endedOn || entry?.status === 'ended' ? 'ended' : 'active',
    since: has('since') ? (writeVagueDate(draft.since) ?? null) : null,
    endedOn,
    reaction: draft.reaction.trim() || null,
    severity: draft.severity,
    dose: draft.dose.trim() || null,
    frequency: draft.frequency.trim() || null,
    lot: draft.lot.trim() || null,
    place: draft.place.trim() || null,
    relation: has('relation') ? ((draft.relation || null) as RecordEntry['relation']) : null,
    note: draft.note.trim() || null,
  };
}
