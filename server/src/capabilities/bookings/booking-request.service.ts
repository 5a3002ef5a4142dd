import type { NewBooking } from '@lakou/contract/bookings';
import { USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import { Id } from '@lakou/contract/primitives';
import { isTimeZone } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findUsable, type Place } from '../packages/packages.service.ts';
import { planBooking } from '../scheduling/booking-plan.rules.ts';
import { fareOf, feeFor } from '../scheduling/fare.rules.ts';
import { checkHomeVisit } from '../scheduling/home-visit.rules.ts';
import { earliest } from '../scheduling/kept-free.rules.ts';
import type { Span } from '../scheduling/open-hours.rules.ts';
import type { SlotRequest } from '../scheduling/reserve-slot.service.ts';
import { findSchedule, HOME_ZONE, type Schedule } from '../scheduling/scheduling.service.ts';
import { bookingLocation, pointOf, workplaceAt } from './booking-location.rules.ts';
import type { ViewRow } from './bookings.view.ts';
import { holdUntil } from './holds.jobs.ts';
import {
  type Booker,
  type BookingDraft,
  type BookingGrant,
  findBooker,
  findClinic,
  patientOf,
} from './new-booking.store.ts';
import { remindedFrom } from './reminder-times.rules.ts';

/** The object of a known id; an unknown one is refused as not found. */
const getId = (sent: string | null | undefined): string | null =>
  sent ? (Id.safeParse(sent).data ?? fail('not_found')) : null;

async function getSchedule(
  grant: BookingGrant,
  sent: NewBooking,
  mustBeVerified: boolean,
): Promise<Schedule | undefined> {
  const id = getId(sent.providerId);
  return id ? ((await findSchedule(grant, id, mustBeVerified)) ?? fail('not_found')) : undefined;
}

const getBooker = async (grant: BookingGrant, dependentId: string | null): Promise<Booker> =>
  (await findBooker(grant, dependentId)) ?? fail('not_found');

interface Around {
  readonly clinicId: string | null;
  readonly clinicName: string | null;
  readonly timeZone: string;
}

/** The provider's clinic; a request to nobody in particular may be addressed to one. */
async function getClinic(
  grant: BookingGrant,
  sent: NewBooking,
  { schedule, mustBeVerified }: { schedule: Schedule | undefined; mustBeVerified: boolean },
): Promise<Around> {
  if (schedule) return schedule;
  const clinicId = getId(sent.clinicId);
  if (!clinicId) return { clinicId, clinicName: null, timeZone: HOME_ZONE };
  const { name, timeZone } = (await findClinic(grant, clinicId, mustBeVerified)) ?? fail('not_found');
  return { clinicId, clinicName: name, timeZone: timeZone ?? HOME_ZONE };
}

/** A requested visit with everything known but its time. */
export interface BookingRequest {
  readonly slotRequest: SlotRequest;
  readonly dependentId: string | null;
  /** The package that it is booked on. */
  readonly packageId: string | null;
  /** Who books, when it is another adult. */
  readonly bookedBy: string | null;
  /** The visit at this time, as it is stored and as it is shown; with a place of its package. */
  at(span: Span, place?: Place): { draft: BookingDraft; row: ViewRow };
}

/** On a package, who is seen for what and how is the package’s. */
async function withPackage(grant: BookingGrant, asked: NewBooking): Promise<NewBooking> {
  const id = getId(asked.packageId);
  if (!id) return asked;
  const { providerId, service, mode } = (await findUsable(grant, id, patientOf(grant))) ?? fail('not_found');
  return { ...asked, packageId: id, providerId, serviceType: service, mode };
}

/** The server decides whose it is, its price and its status. */
export async function readRequest(
  platform: Platform,
  grant: BookingGrant,
  asked: NewBooking,
): Promise<BookingRequest> {
  const sent = await withPackage(grant, asked);
  const dependentId = getId(sent.dependentId);
  const mustBeVerified = platform.config.providerVerification === 'listing';
  const [schedule, { home, bookedBy, ...patient }] = await Promise.all([
    getSchedule(grant, sent, mustBeVerified),
    getBooker(grant, dependentId),
  ]);
  const { clinicId, clinicName, timeZone } = await getClinic(grant, sent, { schedule, mustBeVerified });
  const { minutes, ...plan } = planBooking(sent, schedule);
  // Without a mode the documented booking is confirmed as it is; only who asks for a home visit is refused one.
  if (schedule && sent.mode === 'in_home') checkHomeVisit(schedule, pointOf(sent.location), platform.config);
  const fee = feeFor(schedule?.fees, plan.mode);
  const packageId = sent.packageId ?? null;
  const payFirst = schedule !== undefined && fee.payFirst && !packageId;

  function at(span: Span, place?: Place) {
    const startsAt = new Date(span.start);
    const draft: BookingDraft = {
      id: uuidv7(),
      ...plan,
      ...(place ? { baseCents: place.cents, serviceFeeCents: 0, totalCents: place.cents } : fareOf(fee)),
      ...bookingLocation(sent.location, plan.mode, home, schedule && workplaceAt(schedule, span, plan.mode)),
      ...remindedFrom(startsAt, grant.at),
      dependentId,
      providerId: schedule?.providerId ?? null,
      clinicId,
      serviceType: sent.serviceType,
      startsAt,
      endsAt: new Date(span.end),
      timeZone,
      patientTimeZone: sent.timeZone && isTimeZone(sent.timeZone) ? sent.timeZone : timeZone,
      notes: sent.notes || null,
      status: schedule ? (payFirst ? 'awaiting_payment' : 'confirmed') : 'requested',
      paymentMethod: place ? 'Package' : sent.paymentMethod || 'Card',
      paymentStatus: place ? 'paid' : 'unpaid',
      packageId: place?.packageId ?? null,
      packagePlace: place?.place ?? null,
      holdExpiresAt: payFirst ? holdUntil(startsAt, grant.at) : null,
    };
    const { remindedDayAt: _, remindedHourAt: __, ...shown } = draft;
    const row: ViewRow = {
      ...shown,
      ...patient,
      patientId: patientOf(grant),
      providerName: schedule?.name ?? null,
      providerSpecialty: schedule?.specialty ?? null,
      providerPhotoUrl: schedule?.photoUrl ?? null,
      clinicName,
      invoiceId: null,
      cancelledAt: null,
      completedAt: null,
      cancellerId: null,
      cancelReason: null,
      refundCents: null,
      attendanceConfirmedAt: null,
      callAskedAt: null,
      callPhone: null,
      createdAt: grant.at,
      reviewed: false,
    };
    return { draft, row };
  }

  const usual = Math.max(grant.at.getTime() + USUAL_DELAY_MS, earliest(schedule?.noticeHours ?? 0, grant.at));
  const from = new Date(sent.dateTime ?? usual);
  return {
    slotRequest: {
      schedule,
      mode: plan.mode,
      minutes,
      personId: dependentId ?? patientOf(grant),
      from,
      latest: sent.latest ? new Date(sent.latest) : undefined,
    },
    dependentId,
    packageId,
    bookedBy,
    at,
  };
}
