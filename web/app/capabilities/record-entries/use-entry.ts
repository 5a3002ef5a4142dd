import type { EntryDetails, RecordEntry } from '@lakou/contract/record-entries';
import type { EntryKind } from '@lakou/contract/record-entries.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { dayHere } from '../../platform/time/days.ts';
import { type RecordSubject, recordKey, whose } from './record-entries.queries.ts';

export interface Sent extends EntryDetails {
  readonly kind: EntryKind;
  readonly confirmDuplicate: boolean;
}

/** Writes, ends, withdraws or deletes an entry, then reads the record again. */
export function useEntry(subject: RecordSubject, entry: RecordEntry | undefined) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const about = { params: { id: subject.patientId, entryId: entry?.id ?? '' } };
  const refresh = () => client.invalidateQueries({ queryKey: recordKey(subject) });
  const save = useMutation({
    mutationFn: async ({ kind, confirmDuplicate, ...details }: Sent) => {
      await (entry
        ? api('PUT /api/records/:id/entries/:entryId', { ...about, body: { ...details, ...whose(subject) } })
        : api('POST /api/records/:id/entries', {
            params: { id: subject.patientId },
            body: { ...details, kind, confirmDuplicate, ...whose(subject) },
          }));
      await refresh();
    },
  });
  const end = useMutation({
    mutationFn: async (kind: EntryKind) => {
      // The form of an allergy has no day for its end.
      const endedOn = kind === 'allergy' ? {} : { endedOn: dayHere(new Date()) };
      await api('POST /api/records/:id/entries/:entryId/end', {
        ...about,
        body: { ...endedOn, ...whose(subject) },
      });
      await refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: async () => {
      await (subject.byProvider
        ? api('POST /api/records/:id/entries/:entryId/entered-in-error', { ...about, body: whose(subject) })
        : api('DELETE /api/records/:id/entries/:entryId', { ...about, query: whose(subject) }));
      await refresh();
    },
  });
  const failed = save.error ?? end.error ?? withdraw.error;
  const existing = failed instanceof ApiError ? failed.existing : undefined;
  return { save, end, withdraw, existing, problem: failed && !existing ? errorText(failed) : undefined };
}
