import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.ts';
import { BookForDialog } from '../clinic-patients/book-for.dialog.tsx';
import { clinicPatientQuery } from '../clinic-patients/clinic-patients.queries.ts';

interface Props {
  walkInId: string;
  clinicPatientId: string;
  onClose: () => void;
}

/** Gives somebody who waits at the desk a visit; the server says over the queue's own events that it was booked. */
export function BookWalkIn({ walkInId, clinicPatientId, onClose }: Props) {
  const { data } = useQuery(clinicPatientQuery(useUser().clinicId ?? '', clinicPatientId));
  return data && <BookForDialog patient={data} walkInId={walkInId} onClose={onClose} />;
}
