import { findService } from '@lakou/content/services';
import { SERVICE_FEE_CENTS } from '@lakou/contract/bookings.rules';
import type { BoughtPackage, PackageOffer } from '@lakou/contract/packages';
import type { OfferRow } from './packages-scope.store.ts';
import { refundCents } from './shares.rules.ts';

export interface PackageRow extends OfferRow {
  readonly patientId: string;
  readonly patientName: string;
  readonly providerName: string;
  readonly feeCents: number;
  readonly boughtAt: Date;
  readonly paidAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  /** The places that visits take. */
  readonly taken: readonly number[];
  readonly toCome: number;
  readonly pending: boolean;
}

const priced = (row: OfferRow, feeCents: number): PackageOffer => ({
  id: row.id,
  providerId: row.providerId,
  service: row.service,
  serviceNames: findService(row.service)?.name ?? null,
  mode: row.mode,
  visits: row.visits,
  validDays: row.validDays,
  price: row.priceCents / 100,
  serviceFee: feeCents / 100,
  total: (row.priceCents + feeCents) / 100,
});

export const toOffer = (row: OfferRow): PackageOffer => priced(row, SERVICE_FEE_CENTS);

function stateOf({ paidAt, expiresAt, endedAt }: PackageRow, left: number, at: Date): BoughtPackage['state'] {
  if (!paidAt || !expiresAt) return 'unpaid';
  if (endedAt || expiresAt <= at) return 'ended';
  return left === 0 ? 'used' : 'open';
}

export function toPackage(row: PackageRow, at: Date): BoughtPackage {
  const free = row.visits - row.taken.length;
  const state = stateOf(row, free, at);
  return {
    ...priced(row, row.feeCents),
    patientId: row.patientId,
    patientName: row.patientName,
    providerName: row.providerName,
    state,
    left: state === 'open' ? free : 0,
    refund: row.paidAt ? refundCents(row, row.taken) / 100 : 0,
    toCome: row.toCome,
    pending: row.pending,
    boughtAt: (row.paidAt ?? row.boughtAt).toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
