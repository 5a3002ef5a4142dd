import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Booking } from '@lakou/contract/bookings';
import { type Language, PRODUCT } from '@lakou/i18n';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';

interface Entry {
  readonly booking: Booking;
  /** Counts up with each change, so that calendars replace the older entry. */
  readonly sequence: number;
  readonly forPatient: boolean;
  readonly publicUrl: string;
  readonly language: Language;
}

const STATUS: Partial<Record<Booking['status'], ICalEventStatus>> = {
  requested: ICalEventStatus.TENTATIVE,
  awaiting_payment: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Calendars are shared and shown on locked screens: they contain with whom, when, where and by which
 * means, but not the reason.
 */
export function calendarEntry({ booking, sequence, forPatient, publicUrl, language }: Entry): string {
  const mode = wordsIn(language, 'agenda')(`feedVisit.${booking.mode}`);
  const cancelled = booking.status === 'cancelled';
  const other = forPatient ? (booking.providerName ?? booking.clinicName) : booking.patientName;
  const calendar = ical({
    prodId: { company: PRODUCT, product: PRODUCT },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    // A cancellation comes after the last change of time.
    sequence: sequence + (cancelled ? 1 : 0),
    stamp: new Date(booking.cancelledAt ?? booking.createdAt),
    start: new Date(booking.dateTime),
    end: new Date(booking.endsAt),
    summary: other ? `${other} · ${PRODUCT}` : PRODUCT,
    location: booking.location ?? (booking.mode === 'clinic' ? booking.clinicName : null) ?? mode,
    description: mode,
    url: `${publicUrl}/app/visits/${booking.id}`,
    status: STATUS[booking.status] ?? ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

export function calendarFile(text: string, name = 'visit.ics'): Servable {
  const bytes = Buffer.from(text);
  return {
    contentType: 'text/calendar; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
