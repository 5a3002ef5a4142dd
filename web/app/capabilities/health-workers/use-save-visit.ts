import { ageInMonths } from '@lakou/clinical';
import type { CommunityPerson, HomeVisit } from '@lakou/contract/health-workers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { judgeHere, NO_VALUES, type Values } from '../measurements/entry.ts';
import { graver } from '../measurements/graver.ts';
import type { Answer } from '../measurements/use-save-measurement.ts';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';

export interface VisitValues extends Values {
  readonly pregnant: boolean;
  readonly note: string;
  readonly nextVisit: string | null;
}

interface SaveVisit {
  readonly person: Pick<CommunityPerson, 'id' | 'name' | 'dateOfBirth'>;
  /** What the worker entered before, as far as this device knows it. */
  readonly known: readonly HomeVisit[];
  /** The visit that waits on this device and is replaced there. */
  readonly waitingId?: string | undefined;
  readonly onDone: () => void;
}

/** Records a home visit. A danger is answered at once, from the device; the server's answer may only raise it. */
export function useSaveVisit({ person, known, waitingId, onDone }: SaveVisit) {
  const { t } = useTranslation('health-workers');
  const { t: common } = useTranslation('common');
  const { id: userId } = useUser();
  const errorText = useErrorText();
  const queries = useQueryClient();
  // One id while the form is open, so that a second try does not write a second visit.
  const [id] = useState<string>(() => waitingId ?? crypto.randomUUID());
  const [answer, setAnswer] = useState<Answer>();
  function answerHere(values: VisitValues): Answer | undefined {
    const { dateOfBirth } = person;
    const { pregnant } = values;
    const today = dayHere(new Date());
    const ageMonths = dateOfBirth ? ageInMonths({ birthDate: dateOfBirth, today }) : undefined;
    const earlier = known.filter((one) => one.id !== id && one.workerId === userId);
    const danger = judgeHere(
      values,
      earlier.map((one) => ({ ...NO_VALUES, ...one })),
      { ageMonths, pregnant },
    );
    return danger && { ...values, id, danger: { ...danger, acknowledgedAt: null }, isSaved: false };
  }
  const save = useMutation({
    mutationFn: async ({ height: _height, ...body }: VisitValues) => {
      const written = await sendOrKeep(
        'POST /api/health-workers/people/:id/visits',
        { params: { id: person.id }, body: { ...body, id } },
        { id, userId, kind: 'homeVisit', name: person.name, replaces: waitingId !== undefined },
      );
      return written.state === 'kept' ? 'kept' : written.reply;
    },
    onSuccess: async (saved, values) => {
      const here = answerHere(values);
      if (saved === 'kept') {
        setAnswer(here && { ...here, isKept: true });
        if (!here) finish(common('keptHere'));
        return;
      }
      const next = graver(here, saved && { ...NO_VALUES, dependentId: null, authorId: userId, ...saved });
      setAnswer(next);
      await queries.invalidateQueries({ queryKey: HEALTH_WORKERS_KEY });
      if (!next) finish(t('visitSaved'));
    },
  });
  function finish(text: string) {
    toast.success(text);
    onDone();
  }
  function submit(values: VisitValues) {
    const here = answerHere(values);
    if (here) setAnswer(here);
    save.mutate(values);
  }
  /** Read: a saved or kept one closes the form, an unsaved one leads back to it. */
  function close() {
    const isDone = answer?.isSaved || answer?.isKept || answer?.isOnlyHere;
    setAnswer(undefined);
    if (isDone) onDone();
  }
  return {
    submit,
    close,
    answer: answer && { ...answer, isSending: save.isPending },
    busy: save.isPending,
    problem: save.error ? errorText(save.error) : undefined,
  };
}
