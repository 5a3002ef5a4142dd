import type { FoundEntry, FoundResult, ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { LABS } from '../labs/labs.queries.ts';
import { type RecordSubject, recordKey, whose } from '../record-entries/record-entries.queries.ts';
import { type SentBundle, UnreadableSource } from './read-source.ts';

/** Why a source was not read, in words. */
export function useProblemText() {
  const { t } = useTranslation('record-imports');
  const errorText = useErrorText();
  return (error: Error): string =>
    error instanceof UnreadableSource ? t(`problem.${error.problem}`) : errorText(error);
}

/** Shows what a source holds, takes over what was chosen, and takes the last import back. */
export function useImport(subject: RecordSubject) {
  const client = useQueryClient();
  const params = { id: subject.patientId };
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: recordKey(subject) });
    await client.invalidateQueries({ queryKey: LABS });
  };
  const preview = useMutation({
    mutationFn: async (read: () => Promise<SentBundle>): Promise<ImportPreview> =>
      api('POST /api/records/:id/imports/preview', {
        params,
        body: { bundle: await read(), ...whose(subject) },
      }),
  });
  const confirm = useMutation({
    mutationFn: async ({
      source,
      via,
      chosen,
      results: chosenResults,
    }: {
      source: ImportPreview['source'];
      via: NonNullable<RecordImport['via']>;
      chosen: readonly FoundEntry[];
      results: readonly FoundResult[];
    }) => {
      const entries = chosen.map(({ key: _key, existing: _existing, ...entry }) => entry);
      const results = chosenResults.map(({ takenOn, laboratory, values }) => ({
        takenOn,
        laboratory,
        values: values.map(({ existing: _existing, ...value }) => value),
      }));
      const done = await api('POST /api/records/:id/imports', {
        params,
        body: { source, via, entries, results, ...whose(subject) },
      });
      await refresh();
      return done;
    },
  });
  const undo = useMutation({
    mutationFn: async (importId: string) => {
      const undone = await api('POST /api/records/:id/imports/:importId/undo', {
        params: { ...params, importId },
        body: whose(subject),
      });
      await refresh();
      return undone;
    },
  });
  return { preview, confirm, undo };
}
