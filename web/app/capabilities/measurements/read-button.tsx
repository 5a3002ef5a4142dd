import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { dangersQuery } from './dangers.queries.ts';
import { acknowledge, type Measured, reloadMeasurements } from './measurements.queries.ts';
import type { Answer } from './use-save-measurement.ts';

interface ReadButtonProps {
  answer: Pick<Answer, 'id' | 'isSaved' | 'isKept' | 'isOnlyHere' | 'pregnant'>;
  whose: Measured;
  onDone: () => void;
}

/** Acknowledges a saved danger; one that waits to be sent is asked about again once it arrived; else it leads back to the form. */
export function ReadButton({ answer, whose, onDone }: ReadButtonProps) {
  const { id, isSaved, isKept, isOnlyHere, pregnant } = answer;
  const { t } = useTranslation('measurements');
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: () => acknowledge(whose, id),
    onSuccess: async () => {
      queries.setQueryData(dangersQuery(whose.patientId).queryKey, (found) =>
        found?.filter((one) => one.id !== id),
      );
      await reloadMeasurements(queries);
    },
    // It stays unread, and the dashboard asks again.
    onError: () => toast.error(t('notRead')),
    onSettled: onDone,
  });
  if (!isSaved)
    return (
      <Button variant="secondary" size="lg" block onClick={onDone}>
        {t(isKept || isOnlyHere ? 'read' : 'back')}
      </Button>
    );
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="lg"
        block
        icon={Check}
        busy={read.isPending}
        onClick={() => read.mutate()}
      >
        {t('read')}
      </Button>
      <p role="status" className="text-center text-14 text-ink-soft">
        {t(pregnant ? 'savedAndTold' : 'saved')}
      </p>
    </div>
  );
}
