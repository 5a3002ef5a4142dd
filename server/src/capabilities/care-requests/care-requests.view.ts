import { findService } from '@lakou/content/services';
import type { CareRequest } from '@lakou/contract/care-requests';

type Moments = 'dateTime' | 'createdAt' | 'expiresAt' | 'serviceNames';

/** A request as it is stored, with the names of the people in it. */
export interface RequestRow extends Omit<CareRequest, Moments> {
  readonly startsAt: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lat: number | null;
  readonly lng: number | null;
}

export type RequestDraft = Omit<
  RequestRow,
  'patientId' | 'patientName' | 'status' | 'providerId' | 'providerName' | 'bookingId' | 'createdAt'
>;

/** The name of a service in each language, where it is in the catalogue. */
export const namesOf = (service: string | null): CareRequest['serviceNames'] =>
  (service && findService(service)?.name) || null;

/** One whose end has come is shown as ended, also before the job has noted it. */
export function toRequest(
  { startsAt, createdAt, expiresAt, lat: _, lng: __, status, ...row }: RequestRow,
  at: Date,
): CareRequest {
  return {
    ...row,
    status: status === 'open' && expiresAt <= at ? 'expired' : status,
    serviceNames: namesOf(row.service),
    dateTime: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
