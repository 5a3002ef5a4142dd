import { findService } from '@lakou/content/services';
import type { BookingMode, BookingStatus } from '@lakou/contract/bookings';
import type { Language } from '@lakou/i18n';
import type { FhirResource } from '#platform/capability.ts';
import { fhirResource, subjectOf } from '#platform/fhir.ts';

/** A visit as far as others are told of it. */
export interface RecordedVisit {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerName: string | null;
  readonly clinicName: string | null;
  readonly serviceType: string;
  /** In the catalogue. */
  readonly service: string | null;
  readonly mode: BookingMode;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly completedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
}

const APPOINTMENT_STATUS = {
  requested: 'proposed',
  awaiting_payment: 'pending',
  confirmed: 'booked',
  in_progress: 'arrived',
  completed: 'fulfilled',
  cancelled: 'cancelled',
  no_show: 'noshow',
} as const satisfies Record<BookingStatus, string>;

const CLASSES = {
  home: { code: 'HH', display: 'home health' },
  office: { code: 'AMB', display: 'ambulatory' },
  remote: { code: 'VR', display: 'virtual' },
};
const CLASS_OF = {
  in_home: CLASSES.home,
  clinic: CLASSES.office,
  video: CLASSES.remote,
  audio: CLASSES.remote,
  chat: CLASSES.remote,
} as const satisfies Record<BookingMode, object>;
const ACT_CODE = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
const MINUTE_MS = 60_000;

const metaOf = ({ completedAt, cancelledAt, createdAt }: RecordedVisit) => ({
  lastUpdated: (completedAt ?? cancelledAt ?? createdAt).toISOString(),
});

/** In the words of the catalogue, else as it was booked. */
const serviceOf = ({ service, serviceType }: RecordedVisit, language: Language) => ({
  text: (service && findService(service)?.name[language]) || serviceType,
});

function appointmentOf(visit: RecordedVisit, language: Language): FhirResource {
  const { startsAt, endsAt, providerName, clinicName, status } = visit;
  const actors = [subjectOf(visit), ...[providerName ?? clinicName].flatMap((name) => name ?? [])];
  const answered = status === 'requested' || status === 'awaiting_payment' ? 'tentative' : 'accepted';
  return fhirResource({
    resourceType: 'Appointment',
    id: visit.id,
    meta: metaOf(visit),
    status: APPOINTMENT_STATUS[status],
    serviceType: [serviceOf(visit, language)],
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    minutesDuration: Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS)),
    created: visit.createdAt.toISOString(),
    participant: actors.map((actor) => ({
      actor: typeof actor === 'string' ? { display: actor } : actor,
      status: answered,
    })),
  });
}

/** What took place: an appointment that was kept. */
function encounterOf(visit: RecordedVisit, language: Language): FhirResource {
  const { startsAt, endsAt, completedAt, providerName, clinicName } = visit;
  // It may have been completed early, and not before it began.
  const end = completedAt && completedAt > startsAt && completedAt < endsAt ? completedAt : endsAt;
  return fhirResource({
    resourceType: 'Encounter',
    id: `${visit.id}-encounter`,
    meta: metaOf(visit),
    status: 'finished',
    class: { system: ACT_CODE, ...CLASS_OF[visit.mode] },
    serviceType: serviceOf(visit, language),
    subject: subjectOf(visit),
    participant: providerName ? [{ individual: { display: providerName } }] : [],
    appointment: [{ reference: `Appointment/${visit.id}` }],
    period: { start: startsAt.toISOString(), end: end.toISOString() },
    serviceProvider: clinicName ? { display: clinicName } : undefined,
  });
}

export const visitResources = (visit: RecordedVisit, language: Language): FhirResource[] => [
  appointmentOf(visit, language),
  ...(visit.status === 'completed' ? [encounterOf(visit, language)] : []),
];
