import type { Booking } from '@lakou/contract/bookings';
import type { OpenCareRequest } from '@lakou/contract/care-requests';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { grantToBookFor } from '../bookings/booking-for-patient.service.ts';
import { bookAccepted } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { freeAmong } from '../scheduling/free-spans.service.ts';
import { retryOnSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import type { MatchScope } from './care-requests.access.ts';
import { namesOf } from './care-requests.view.ts';
import { fitOf, scoreOf } from './fit.rules.ts';
import {
  type AcceptedRow,
  findFacts,
  listOpen,
  lockRequest,
  type OpenRow,
  saveAccepted,
} from './matching.store.ts';

const LOOKED_AT = 300;
const SHOWN = 50;

const spanOf = ({ startsAt, minutes, mode }: OpenRow) => ({
  mode,
  start: startsAt.getTime(),
  end: startsAt.getTime() + minutes * 60_000,
});

/** Open requests that fit, the best first, with the reasons. */
export async function listFitting(grant: Grant<'care-requests:match'>): Promise<OpenCareRequest[]> {
  const provider = await findFacts(grant);
  if (!provider) return [];
  const fitting = (await listOpen(grant, LOOKED_AT)).flatMap((row) => {
    const fit = fitOf(row, provider);
    return fit ? [{ row, fit }] : [];
  });
  const free = await freeAmong(
    grant,
    fitting.map(({ row }) => spanOf(row)),
  );
  return fitting
    .map(({ row, fit }, index) => ({ row, fit, free: free[index] ?? false }))
    .toSorted((a, b) => scoreOf(b.fit, b.free) - scoreOf(a.fit, a.free))
    .slice(0, SHOWN)
    .map(({ row: { startsAt, createdAt, expiresAt, lat: _, lng: __, ...row }, fit, free: isFree }) => ({
      ...row,
      ...fit,
      free: isFree,
      serviceNames: namesOf(row.service),
      dateTime: startsAt.toISOString(),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
}

/** The visit that the patient asked for, with the provider who accepts it. */
const bookingOf = (asked: AcceptedRow, providerId: string) => ({
  providerId,
  dependentId: asked.dependentId,
  serviceType: asked.serviceType,
  mode: asked.mode,
  dateTime: asked.startsAt.toISOString(),
  timeZone: asked.timeZone,
  notes: asked.notes,
  location:
    asked.lat !== null && asked.lng !== null
      ? { lat: asked.lat, lng: asked.lng, ...(asked.address && { address: asked.address }) }
      : asked.address,
});

/** Books for the patient, whose open request is the consent; the request and the visit change together. */
export function acceptRequest(
  platform: Platform,
  grant: Grant<'care-request:accept', MatchScope>,
): Promise<Booking> {
  const work = async (tx: typeof grant) => {
    const asked = (await lockRequest(tx)) ?? fail('not_found');
    if (asked.status !== 'open' || asked.expiresAt <= tx.at) fail('request_closed');
    const { patientId, dependentId } = asked;
    const agreed = { id: patientId, language: asked.language, agreedBy: 'care-request' } as const;
    const forPatient = grantToBookFor(tx, agreed);
    const booking = await bookAccepted(platform, forPatient, bookingOf(asked, tx.actor.id));
    await saveAccepted(tx, booking.id);
    const about = dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };
    await writeAudit(tx, { action: 'care-request:accept', actorId: tx.actor.id, ...about });
    // A confirmed visit was told already; one that waits for its payment was not.
    if (booking.status === 'awaiting_payment')
      await notify(tx, {
        userId: patientId,
        kind: 'care_request_accepted',
        subjectId: booking.id,
        details: { name: booking.providerName ?? '', at: booking.dateTime, timeZone: booking.timeZone },
      });
    return booking;
  };
  return retryOnSlotConflict(() => inTransaction(grant, work));
}
