import { z } from 'zod';
import { Booking, BookingMode } from './bookings.ts';
import type { Contract } from './kit.ts';
import { PACKAGE_DAYS, PACKAGE_PRICE, PACKAGE_STATES, PACKAGE_VISITS } from './packages.rules.ts';
import { Id, Page } from './primitives.ts';

const [fewest, most] = PACKAGE_VISITS;
const [cheapest, dearest] = PACKAGE_PRICE;
const [shortest, longest] = PACKAGE_DAYS;
const isCents = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const Bundle = z.object({
  /** A slug of the catalogue. */
  service: z.string().trim().min(1).max(100),
  mode: BookingMode,
  visits: z.number().int().min(fewest).max(most),
  /** For all visits together, in US dollars. */
  price: z.number().min(cheapest).max(dearest).refine(isCents, { error: 'amount_invalid' }),
  validDays: z.number().int().min(shortest).max(longest),
});
export type NewPackageOffer = z.infer<typeof Bundle>;

export const PackageOffer = Bundle.extend({
  id: Id,
  providerId: Id,
  serviceNames: Booking.shape.serviceNames,
  /** Paid once, with the price. */
  serviceFee: z.number(),
  total: z.number(),
});
export type PackageOffer = z.infer<typeof PackageOffer>;

export const BoughtPackage = PackageOffer.extend({
  patientId: Id,
  patientName: z.string(),
  providerName: z.string(),
  state: z.enum(PACKAGE_STATES),
  /** How many visits can still be booked. */
  left: z.number().int(),
  /** What would go back if it ended now; what has gone back or is on its way once it has. */
  refund: z.number(),
  /** Visits on it that are still to come: it cannot end before they are cancelled. */
  toCome: z.number().int(),
  /** Whether a payment waits for its answer. */
  pending: z.boolean(),
  boughtAt: z.string(),
  /** Visits take place before it; null until it is paid. */
  expiresAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type BoughtPackage = z.infer<typeof BoughtPackage>;

const One = z.object({ id: Id });

export const packages = {
  'GET /api/providers/me/packages': {
    summary: 'The packages that one offers, the oldest first',
    reply: z.array(PackageOffer),
  },
  'POST /api/providers/me/packages': {
    summary: 'Offer several visits of one service at one price; what was bought before stays as it is',
    body: Bundle,
    reply: PackageOffer,
    status: 201,
  },
  'DELETE /api/providers/me/packages/:id': {
    summary: 'Offer a package no longer; those who bought it keep theirs',
    params: One,
  },
  'GET /api/providers/:id/packages': {
    summary: 'The packages that a listed provider offers',
    params: One,
    reply: z.array(PackageOffer),
  },
  'POST /api/package-offers/:id/buy': {
    summary:
      'A package of one’s own to pay for, by its id as `customId`; the same one until it is paid. The price is ours',
    params: One,
    reply: BoughtPackage,
    status: 201,
  },
  'GET /api/packages': {
    summary: 'The paid packages of a patient, or those that patients bought of a provider, the newest first',
    query: Page.extend({
      /** Only those with a visit left. */
      state: z.literal('open').optional(),
      /** Only those with this provider, or of this patient. */
      with: Id.optional(),
    }),
    reply: z.array(BoughtPackage),
  },
  'GET /api/packages/:id': {
    summary: 'One package, for who bought it and for the provider',
    params: One,
    reply: BoughtPackage,
  },
  'POST /api/packages/:id/end': {
    summary:
      'End a package before its date: the share of the visits that were not booked goes back, and all of it where none was',
    params: One,
    reply: BoughtPackage,
  },
} as const satisfies Contract;
