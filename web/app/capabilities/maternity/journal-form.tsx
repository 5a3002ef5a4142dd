import type { DangerSign, JournalSymptom, Mood } from '@lakou/contract/maternity';
import { JOURNAL_SYMPTOMS, LONGEST_JOURNAL_NOTES, MOODS } from '@lakou/contract/maternity.rules';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { judgeHere, NO_VALUES } from '../measurements/entry.ts';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import type { Answer } from '../measurements/use-save-measurement.ts';
import { DangerChips } from './danger-chips.tsx';
import { reloadMaternity } from './maternity.queries.ts';
import { faceOf } from './moods.ts';
import { SharedWith } from './shared-with.tsx';

interface Draft {
  mood: Mood;
  symptoms: JournalSymptom[];
  notes: string;
  signs: DangerSign[];
}
const EMPTY: Draft = { mood: 'okay', symptoms: [], notes: '', signs: [] };

/** The form of today's journal entry; it is empty again after saving. */
export function JournalForm({ shared }: { shared: boolean }) {
  const { t } = useTranslation('maternity');
  const { t: common } = useTranslation('common');
  const { id } = useUser();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [answer, setAnswer] = useState<Answer>();
  const known = useInfiniteQuery(measurementsQuery({ patientId: id })).data?.pages.flat() ?? [];
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const save = useMutation({
    mutationFn: () =>
      sendOrKeep(
        'POST /api/data/health/maternity/:id/journal',
        { params: { id }, body: { ...draft, date: new Date().toISOString() } },
        { id: crypto.randomUUID(), userId: id, kind: 'journal' },
      ),
    onSuccess: async (written) => {
      const isKept = written.state === 'kept';
      const entryId = isKept ? undefined : written.reply?.id;
      setAnswer((shown) => shown && { ...shown, id: entryId ?? '', isSaved: Boolean(entryId), isKept });
      setDraft(EMPTY);
      toast.success(isKept ? common('keptHere') : t('journal.saved'));
      await reloadMaternity(queries);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const values = { ...NO_VALUES, signs: draft.signs, at: new Date().toISOString() };
    const danger = judgeHere(values, known, { ageMonths: undefined, pregnant: true });
    if (danger)
      setAnswer({
        ...values,
        id: '',
        pregnant: true,
        danger: { ...danger, acknowledgedAt: null },
        isSaved: false,
      });
    save.mutate();
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ChoiceChips
          legend={t('journal.mood')}
          name="mood"
          options={MOODS.map((value) => ({ value, title: t(`mood.${value}`), icon: faceOf[value] }))}
          value={draft.mood}
          onChange={(mood) => set({ mood })}
        />
        <Chips
          legend={t('journal.symptoms')}
          optional
          options={JOURNAL_SYMPTOMS.map((value) => ({ value, title: t(`symptom.${value}`) }))}
          value={draft.symptoms}
          onChange={(symptoms) => set({ symptoms })}
        />
        <TextArea
          label={t('journal.notes')}
          optional
          maxLength={LONGEST_JOURNAL_NOTES}
          value={draft.notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
        <DangerChips value={draft.signs} onChange={(signs) => set({ signs })} />
        {save.isError && <FormError>{t('journal.saveFailed')}</FormError>}
        <Button type="submit" block busy={save.isPending}>
          {t('journal.save')}
        </Button>
        <SharedWith shared={shared} />
      </form>
      {answer && (
        <DangerAnswer
          answer={{ ...answer, isSending: save.isPending }}
          whose={{ patientId: id }}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </Card>
  );
}
