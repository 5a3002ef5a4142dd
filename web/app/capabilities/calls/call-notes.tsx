import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useBeginNote } from '../visit-notes/use-start-note.ts';
import { CallPanel } from './call-panel.tsx';

// Only providers write, and only some of them during the visit.
const OpenNote = lazy(() => import('./open-note.tsx'));

interface CallNotesProps {
  booking: Booking;
  onClose: () => void;
}

const waiting = (
  <Skeleton>
    <SkeletonText />
  </Skeleton>
);

/** The note of the visit, written beside the picture: the same draft as on its own screen. */
export function CallNotes({ booking, onClose }: CallNotesProps) {
  const { t } = useTranslation('calls');
  const lang = useLanguage();
  const errorText = useErrorText();
  const words = useQuery({
    queryKey: ['words', lang, 'visit-notes'],
    queryFn: async () => {
      await loadWords(lang, ['visit-notes', 'prescriptions', 'quick-texts']);
      return true;
    },
  });
  const { mutate: begin, data: note, error: refused, isPending } = useBeginNote();
  const { id: bookingId, patientId, dependentId } = booking;
  useEffect(() => begin({ patientId, dependentId, bookingId }), [begin, patientId, dependentId, bookingId]);
  const error = refused ?? words.error;
  // The visit is theirs; what is missing is the right to read records.
  const isClosed = refused instanceof ApiError && refused.status === 404;
  return (
    <CallPanel title={t('notes')} close={t('closeNotes')} onClose={onClose} sheet>
      <div className="min-h-0 grow overflow-y-auto px-4 pt-4">
        {isClosed ? (
          <p>{t('notesClosed')}</p>
        ) : error ? (
          <div className="grid gap-3">
            <FormError>{errorText(error)}</FormError>
            <Button
              variant="secondary"
              busy={isPending || words.isFetching}
              onClick={() => {
                if (words.error) void words.refetch();
                if (refused) begin({ patientId, dependentId, bookingId });
              }}
            >
              {t('tryAgain')}
            </Button>
          </div>
        ) : note && words.data ? (
          <Suspense fallback={waiting}>
            <OpenNote id={note.id} onDiscarded={onClose} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </CallPanel>
  );
}
