import type { Booking } from '@lakou/contract/bookings';
import { useMaybeReadsRecords } from '../verification/licence-notice.tsx';
import { useStartNote } from '../visit-notes/use-start-note.ts';
import type { Act } from './booking-transitions.ts';
import { useTransitionBooking } from './use-transition-booking.ts';

/** Visits that have begun have notes. */
const NOTED: readonly Booking['status'][] = ['in_progress', 'completed'];

/** The transitions of a visit; after it comes its note, for those whose licence is checked. */
export function useVisitActs(booking: Booking, onDone?: () => void) {
  const acting = useTransitionBooking(booking, onDone);
  const { start } = useStartNote();
  const { id: bookingId, patientId, dependentId, status } = booking;
  const about = { patientId, dependentId, bookingId };
  const mayWrite = useMaybeReadsRecords() === true;
  /** A refusal is told by the transition; a note that did not open has its button on the visit. */
  async function make(act: Act): Promise<void> {
    const done = await acting.mutateAsync(act).catch(() => undefined);
    if (done && act === 'complete' && mayWrite) await start(about).catch(() => undefined);
  }
  return { acting, make, about, hasNote: mayWrite && NOTED.includes(status) };
}
