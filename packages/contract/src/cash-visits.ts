import { z } from 'zod';
import { Booking } from './bookings.ts';
import { CASH_CURRENCIES } from './cash-visits.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';

/** What a provider without a clinic was paid in cash for a visit. */
export const CashReceipt = z.object({
  /** The visit’s. */
  id: Id,
  /** Counted by each provider. */
  number: z.string(),
  patientId: Id,
  dependentId: Id.nullable(),
  patientName: z.string(),
  providerName: z.string(),
  serviceType: z.string(),
  serviceNames: Booking.shape.serviceNames,
  visitAt: z.string(),
  /** US dollars: the provider’s fee, without our service fee. */
  amount: z.number(),
  /** What was handed over in gourdes, and the rate of that day. */
  gourdes: z.number().nullable(),
  rate: z.number().nullable(),
  receivedAt: z.string(),
});
export type CashReceipt = z.infer<typeof CashReceipt>;

const One = z.object({ id: Id });

export const cashVisits = {
  'POST /api/bookings/:id/cash': {
    summary:
      'A completed visit with a provider without a clinic was paid to them in cash: its numbered receipt',
    params: One,
    body: z.object({ currency: z.enum(CASH_CURRENCIES) }),
    reply: CashReceipt,
    status: 201,
  },
  'GET /api/bookings/:id/cash': {
    summary: 'The receipt of a visit that was paid in cash, for its patient and its provider',
    params: One,
    reply: CashReceipt,
  },
  'GET /api/bookings/:id/cash/receipt': {
    summary: 'The receipt of a visit that was paid in cash as a PDF, in the reader’s language',
    params: One,
    download: true,
    status: 200,
  },
  'GET /api/providers/me/cash': {
    summary: 'One’s visits that were paid in cash, the newest receipt first',
    query: Page,
    reply: z.array(CashReceipt),
  },
} as const satisfies Contract;
