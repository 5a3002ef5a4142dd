import type { AgendaEntry, AgendaSpan, NewAgendaEntry, PlannedEntry } from '@lakou/contract/agenda';
import { formatDate } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { toast } from '../../ui/toast.ts';

const AGENDA = ['bookings', 'agenda'] as const;
const minutesOf = ({ time, endsAt }: AgendaEntry) => (Date.parse(endsAt) - Date.parse(time)) / 60_000;

/** Adds, changes and removes entries; the removed one can be put back until something else is done. */
export function useEntries() {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<AgendaEntry>();
  /** The last one that was moved or made longer or shorter, as it was before. */
  const [moved, setMoved] = useState<AgendaEntry>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  /** Whether it worked; the problem is kept for the dialog. */
  async function run(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    setRefusal(undefined);
    setSkipped([]);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ['bookings'] });
      if (done) toast.success(done);
      return true;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  function forget() {
    setRemoved(undefined);
    setMoved(undefined);
    setRefusal(undefined);
    setSkipped([]);
  }
  const create = (body: PlannedEntry) => api('POST /api/providers/me/entries', { body });
  return {
    busy,
    problem,
    removed,
    moved,
    /** Why something that was dragged is back where it was, or which weeks a series lacks. */
    note:
      refusal ??
      (skipped.length > 0
        ? t('skipped', {
            count: skipped.length,
            days: skipped.map((day) => formatDate(lang, day, 'medium')).join(', '),
          })
        : undefined),
    forget,
    forgetProblem: () => setProblem(undefined),
    async save(entry: AgendaEntry | undefined, planned: PlannedEntry): Promise<boolean> {
      forget();
      const { repeatUntil: _, ...body } = planned;
      if (entry)
        return run(
          () => api('PUT /api/providers/me/entries/:id', { params: { id: entry.id }, body }),
          t('changed'),
        );
      let left: readonly string[] = [];
      const isAdded = await run(async () => {
        left = (await create(planned)).skipped;
      }, t('added'));
      setSkipped(left);
      return isAdded;
    },
    /** Shown at its new place at once; back where it was when the server refuses. */
    async move(
      entry: AgendaEntry,
      { time, minutes = minutesOf(entry) }: { time: Date; minutes?: number },
    ): Promise<void> {
      const { title, type } = entry;
      const changed = {
        ...entry,
        time: time.toISOString(),
        endsAt: new Date(time.getTime() + minutes * 60_000).toISOString(),
      };
      forget();
      await queries.cancelQueries({ queryKey: AGENDA });
      const before = queries.getQueriesData<AgendaSpan>({ queryKey: AGENDA });
      queries.setQueriesData<AgendaSpan>(
        { queryKey: AGENDA },
        (span) =>
          span && { ...span, entries: span.entries.map((one) => (one.id === entry.id ? changed : one)) },
      );
      try {
        const body: NewAgendaEntry = { title, type, minutes, time: changed.time };
        await api('PUT /api/providers/me/entries/:id', { params: { id: entry.id }, body });
        setMoved(entry);
      } catch (error) {
        for (const [key, span] of before) queries.setQueryData(key, span);
        setRefusal(t('moveBack', { problem: errorText(error) }));
      }
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    },
    async remove(entry: AgendaEntry, wholeSeries = false): Promise<boolean> {
      setMoved(undefined);
      const params = { id: entry.id };
      const query = wholeSeries ? ({ all: '1' } as const) : {};
      const gone = await run(
        () => api('DELETE /api/providers/me/entries/:id', { params, query }),
        // Of one, the bar with the way back says so.
        wholeSeries ? t('removedAll') : undefined,
      );
      if (gone && !wholeSeries) setRemoved(entry);
      return gone;
    },
    async undo(): Promise<void> {
      if (moved) {
        const { id, title, type, time } = moved;
        const body: NewAgendaEntry = { title, type, time, minutes: minutesOf(moved) };
        const isBack = await run(
          () => api('PUT /api/providers/me/entries/:id', { params: { id }, body }),
          t('restored'),
        );
        if (isBack) setMoved(undefined);
      }
      if (!removed) return;
      const { title, type, time } = removed;
      const back = await run(() => create({ title, type, time, minutes: minutesOf(removed) }), t('restored'));
      if (back) setRemoved(undefined);
    },
  };
}
export type Entries = ReturnType<typeof useEntries>;
