import type { Dose } from '@lakou/contract/my-medicines';
import type { DoseAnswer } from '@lakou/contract/my-medicines.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../platform/api/error-text.ts';
import { isEditable } from '../../platform/outbox/item.ts';
import { discardItem, sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { whose as dependentOf } from '../record-entries/record-entries.queries.ts';
import { medicinesTakenQuery, newestDosesQuery, type Whose } from './my-medicines.queries.ts';
import { doseOf, type ShownDose } from './todays-doses.ts';

interface Answer {
  readonly dose: ShownDose;
  readonly answer: DoseAnswer | null;
}

const isSame = (a: Pick<ShownDose, 'medicineId' | 'day' | 'time'>, b: typeof a) =>
  a.medicineId === b.medicineId && a.day === b.day && a.time === b.time;

/** Says that a dose was taken or skipped, or takes that back; shown at once, and sent when there is a network. */
export function useAnswer(of: Whose, name: string | undefined) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { id: userId } = useUser();
  const { items } = useOutbox();
  const { queryKey } = newestDosesQuery(of);

  function show({ dose, answer }: Answer): void {
    const { medicineId, text, day, time, dueAt } = dose;
    const row: Dose = { medicineId, text, day, time, dueAt: dueAt.toISOString(), answer, answeredAt: null };
    queries.setQueryData(queryKey, (known) => [...(known ?? []).filter((one) => !isSame(one, row)), row]);
  }

  return useMutation({
    mutationFn: async ({ dose, answer }: Answer) => {
      const waiting = items.find((item) => item.kind === 'dose' && isSame(doseOf(item), dose));
      if (answer === null && waiting && isEditable(waiting)) return discardItem(waiting);
      const { medicineId, day, time } = dose;
      await sendOrKeep(
        'POST /api/records/:id/medicines/:entryId/doses',
        {
          params: { id: of.patientId, entryId: medicineId },
          body: { ...dependentOf(of), day, time, answer, at: new Date().toISOString(), seen: dose.answer },
        },
        { id: crypto.randomUUID(), userId, kind: 'dose', name },
      );
    },
    onMutate: async (said) => {
      await queries.cancelQueries({ queryKey });
      show(said);
    },
    onError: (error, { dose }) => {
      show({ dose, answer: dose.answer });
      toast.error(errorText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: medicinesTakenQuery(of).queryKey }),
  });
}
