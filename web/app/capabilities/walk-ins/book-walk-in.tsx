import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { BookForDialog } from '../clinic-patients/book-for.dialog.tsx';
import { clinicPatientQuery } from '../clinic-patients/clinic-patients.queries.ts';

interface Props {
  walkInId: string;
  name: string;
  clinicPatientId: string;
  onClose: () => void;
}

/** Gives somebody who waits at the desk a visit; the server says over the queue's own events that it was booked. */
export function BookWalkIn({ walkInId, name, clinicPatientId, onClose }: Props) {
  const { t } = useTranslation('clinic-patients');
  const query = useQuery(clinicPatientQuery(useUser().clinicId ?? '', clinicPatientId));
  if (query.data) return <BookForDialog patient={query.data} walkInId={walkInId} onClose={onClose} />;
  return (
    <Dialog title={t('bookTitle', { name })} onClose={onClose}>
      <QueryState
        query={query}
        failed={t('detailsFailed')}
        frame="none"
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
      >
        {() => null}
      </QueryState>
    </Dialog>
  );
}
