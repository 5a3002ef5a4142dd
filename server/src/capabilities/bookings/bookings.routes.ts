import type { Booking, VisitBill } from '@lakou/contract/bookings';
import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAccept,
  canBook,
  canCancel,
  canComplete,
  canListBookings,
  canListConflicts,
  canMarkNoShow,
  canReadBooking,
  canReschedule,
  canStart,
  canUndoStart,
  type ReadScope,
} from './bookings.access.ts';
import { listBookings } from './bookings.store.ts';
import { calendarEntry, calendarFile } from './calendar.view.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.service.ts';
import { listConflicts } from './conflicts.service.ts';
import { bookForPatient } from './desk.service.ts';
import { createBooking } from './new-booking.service.ts';
import { peopleOf, readForCalendar } from './read-bookings.service.ts';
import { rescheduleBooking } from './reschedule-booking.service.ts';
import { listBills } from './sponsored-bills.store.ts';
import { transitionBooking } from './transition-booking.service.ts';

const keyOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

export const bookings: Routes = (on, platform) => {
  on(
    'GET /api/data/bookings/user/:id',
    canListBookings,
    async ({ grant, query, reply }) => {
      const { bills } = grant.scope;
      const rows: (Booking | VisitBill)[] = bills
        ? await listBills(grant, bills, query)
        : await listBookings(grant, query);
      return onePage(reply, rows, query);
    },
    (page, { scope }) => [
      scope.bills?.patientId,
      ...page.flatMap((one) => ('patientId' in one ? peopleOf(one) : [])),
    ],
  );
  on(
    'GET /api/providers/me/conflicts',
    canListConflicts,
    ({ grant }) => listConflicts(grant),
    (visits) => visits.flatMap(peopleOf),
  );
  on('POST /api/data/bookings', canBook, ({ grant, body, request }) => {
    const key = keyOf(request.headers['idempotency-key']);
    const { clinicId, patientId } = grant.scope;
    return clinicId
      ? bookForPatient(platform, { ...grant, scope: { clinicId, patientId } }, body, key)
      : createBooking(platform, grant, body, key);
  });
  const about = (_: unknown, { scope }: { scope: ReadScope }) => peopleOf(scope);
  on('GET /api/bookings/:id', canReadBooking, ({ grant }) => grant.scope.booking, about);
  on(
    'GET /api/bookings/:id/calendar',
    canReadBooking,
    async ({ grant, request }) => {
      const entry = calendarEntry({
        ...(await readForCalendar(grant)),
        publicUrl: platform.config.publicUrl,
        language: grant.actor.language,
      });
      return fileReply(calendarFile(entry), request.headers);
    },
    about,
  );
  on('GET /api/bookings/:id/cancellation', canReadBooking, ({ grant }) => previewCancellation(grant), about);
  on('POST /api/bookings/:id/cancel', canCancel, ({ grant, body }) =>
    cancelBooking(platform, grant, body?.reason),
  );
  on('POST /api/bookings/:id/reschedule', canReschedule, ({ grant, body }) =>
    rescheduleBooking(platform, grant, body.dateTime),
  );
  on('POST /api/bookings/:id/accept', canAccept, ({ grant }) => transitionBooking(grant, 'accept'));
  on('POST /api/bookings/:id/start', canStart, ({ grant }) => transitionBooking(grant, 'start'));
  on('POST /api/bookings/:id/undo-start', canUndoStart, ({ grant }) =>
    transitionBooking(grant, 'undo-start'),
  );
  on('POST /api/bookings/:id/complete', canComplete, ({ grant }) => transitionBooking(grant, 'complete'));
  on('POST /api/bookings/:id/no-show', canMarkNoShow, ({ grant }) => transitionBooking(grant, 'no-show'));
};
