import type { AgendaEntry, NewAgendaEntry } from '@lakou/contract/agenda';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';

const minutesOf = ({ time, endsAt }: AgendaEntry) => (Date.parse(endsAt) - Date.parse(time)) / 60_000;

/** Adds, changes and removes entries; the removed one can be put back until something else is done. */
export function useEntries() {
  const { t } = useTranslation('agenda');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<AgendaEntry>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Whether it worked; the problem is kept for the dialog. */
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ['bookings'] });
      toast.success(done);
      return true;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const create = (body: NewAgendaEntry) => api('POST /api/providers/me/entries', { body });
  return {
    busy,
    problem,
    removed,
    forgetProblem: () => setProblem(undefined),
    async save(entry: AgendaEntry | undefined, body: NewAgendaEntry): Promise<boolean> {
      setRemoved(undefined);
      return entry
        ? run(
            () => api('PUT /api/providers/me/entries/:id', { params: { id: entry.id }, body }),
            t('changed'),
          )
        : run(() => create(body), t('added'));
    },
    async remove(entry: AgendaEntry): Promise<boolean> {
      const params = { id: entry.id };
      const gone = await run(() => api('DELETE /api/providers/me/entries/:id', { params }), t('removed'));
      if (gone) setRemoved(entry);
      return gone;
    },
    async undo(): Promise<void> {
      if (!removed) return;
      const { title, type, time } = removed;
      const back = await run(() => create({ title, type, time, minutes: minutesOf(removed) }), t('restored'));
      if (back) setRemoved(undefined);
    },
  };
}
export type Entries = ReturnType<typeof useEntries>;
