import { z } from 'zod';
import { Booking, PaymentStatus } from './bookings.ts';
import type { Contract } from './kit.ts';
import { AMOUNT_BOUNDS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from './payments.rules.ts';
import { Id, line, Page, PlainDate } from './primitives.ts';

export const PaymentState = z.enum(PAYMENT_STATES);
export type PaymentState = z.infer<typeof PaymentState>;

export const Payment = z.object({
  id: Id,
  kind: z.enum(PAYMENT_KINDS),
  bookingId: Id.nullable(),
  /** The visit, as the receipt names it. */
  serviceType: z.string().nullable(),
  /** Where it is in the catalogue, its name in each language. */
  serviceNames: Booking.shape.serviceNames,
  visitAt: z.string().nullable(),
  providerName: z.string().nullable(),
  /** Whom a sponsor paid for. */
  personName: z.string().nullable(),
  method: z.enum(PAYMENT_METHODS),
  /** US dollars, two decimals. */
  amount: z.number(),
  currency: z.literal('USD'),
  /** What MonCash charged, and the rate in gourdes per dollar. */
  gourdes: z.number().nullable(),
  rate: z.number().nullable(),
  status: PaymentState,
  refunded: z.number(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Both null until it is paid. The number is short enough to read aloud. */
  receiptUrl: z.string().nullable(),
  receiptNumber: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A visit that a sponsor paid for, as its bill said. */
export const PaidVisit = z.object({
  id: Id,
  dateTime: z.string(),
  paymentStatus: PaymentStatus,
  fare: z.object({ total: z.number() }),
});
export type PaidVisit = z.infer<typeof PaidVisit>;

const OnePayment = z.object({ id: Id });

const noAmount = { error: 'amount_invalid' } as const;
/** Numbers may be sent as text. Anything else is not an amount. */
const Amount = z
  .union([z.number(), z.string().trim().min(1, noAmount).max(20, noAmount)], noAmount)
  .transform(Number)
  .refine(Number.isFinite, noAmount);
const [least, most] = AMOUNT_BOUNDS;
export const GivenAmount = Amount.refine(
  (amount) => amount >= least && amount <= most && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
  { error: 'amount_invalid' },
);

/** Eight digits, optionally with the country code 509 before them; spaces and signs are ignored. */
const MoncashPhone = z
  .union([z.string().max(40), z.number()])
  .transform((phone) =>
    String(phone)
      .replaceAll(/\D/g, '')
      .replace(/^509(?=\d{8}$)/, ''),
  )
  .refine((digits) => /^\d{8}$/.test(digits), { error: 'moncash_phone_invalid' });

/** MonCash's id of a payment: digits, sent as a number or as text. */
const MoncashTransaction = z.union([z.string().max(100), z.number()]).transform(String);

const StillOpen = {
  /** MonCash knows no payment on its page: the payer can continue there, or pay in another way. */
  unpaid: z.literal(true).optional(),
  /** MonCash’s page, while there is time to pay there. */
  pageUrl: z.string().optional(),
};

export const MoncashOrder = z.object({
  amount: GivenAmount,
  phone: MoncashPhone,
  /** What a donation is for, or `booking`, `invoice` or `package`. */
  type: z.string().trim().max(40),
  donorId: z.string().max(100).nullish(),
  /** Absent for an anonymous donation. */
  donorName: line(200).nullish(),
  /** The visit, the invoice or the package. */
  customId: z.string().max(100).nullish(),
});
export type MoncashOrder = z.infer<typeof MoncashOrder>;

/** Gourdes per dollar on a day. */
export const ExchangeRate = z.object({
  htgPerUsd: z.number(),
  day: PlainDate,
  /** The host it was read from; null when somebody typed it. */
  source: z.string().nullable(),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const payments = {
  'GET /api/payments/methods': {
    summary: 'How a visit can be paid for here, and whether the money is real',
    reply: z.object({
      /** By card or PayPal. */
      card: z.boolean(),
      sandbox: z.boolean(),
      moncashSandbox: z.boolean(),
      moncashBookings: z.boolean(),
      /** Gourdes per dollar, for MonCash. */
      htgPerUsd: z.number(),
      /** The host it was read from; null when somebody typed it. */
      rateSource: z.string().nullable(),
    }),
  },
  'GET /api/exchange-rate': {
    summary:
      'The rate at which gourdes are shown beside dollars and charged by MonCash, and its day in Haiti',
    reply: ExchangeRate,
  },
  'GET /api/payments/saved-method': {
    summary: 'The PayPal account that one lets us charge again, and whether this is offered here',
    reply: z.object({
      offered: z.boolean(),
      method: z.object({ label: z.string().nullable(), savedAt: z.string() }).nullable(),
    }),
  },
  'DELETE /api/payments/saved-method': {
    summary: 'Removes the saved PayPal account, here and at PayPal; from then on one is asked each time',
  },
  'POST /api/payments/paypal/create-order': {
    summary:
      'An order for a visit or an invoice of one’s own or of a person one sponsors, for a package of visits, or for a year of support. The price is ours: another amount is refused',
    body: z.object({
      amount: Amount.nullish(),
      customId: z.string().max(100),
      /** Only while the sponsor’s monthly budget for this person has room for it. */
      withinBudget: z.literal(true).optional(),
    }),
    reply: z.object({
      orderID: z.string(),
      /** The address where the payer approves it. */
      approveUrl: z.string(),
    }),
  },
  'POST /api/payments/paypal/capture-order': {
    summary:
      'Takes the money of an approved order, once. PENDING: PayPal has not said yet; it is asked again until it does',
    body: z.object({ orderID: z.string().min(1).max(100) }),
    reply: z.object({
      status: z.enum(['COMPLETED', 'PENDING']),
      /** Absent when it was no visit. */
      booking: z.union([Booking, PaidVisit]).optional(),
    }),
  },
  'POST /api/payments/paypal/webhook': {
    summary: 'For PayPal: something happened to an order. What it was is asked of PayPal itself',
    body: z.object({
      id: z.string().min(1).max(200),
      event_type: z.string().max(200),
      resource: z.looseObject({}).optional(),
    }),
    reply: z.object({ received: z.literal(true) }),
  },
  'POST /api/payments/moncash/initiate': {
    summary:
      'Asks for the money on somebody’s phone: a gift, or a visit, invoice or package where that is switched on',
    body: MoncashOrder,
    reply: z.object({ transactionId: Id }),
  },
  'POST /api/payments/moncash/check': {
    summary: 'Whether the person has paid, on their phone or on MonCash’s page',
    body: z.object({ transactionId: z.string().max(100) }),
    reply: z.object({
      message: z.enum(['successful', 'pending']),
      booking: z.union([Booking, PaidVisit]).optional(),
      ...StillOpen,
    }),
  },
  'POST /api/payments/moncash/page': {
    summary:
      'Where to pay for a visit, an invoice or a package of one’s own on MonCash’s page, where that is switched on',
    body: z.object({ amount: Amount.nullish(), customId: z.string().max(100) }),
    reply: z.object({ transactionId: Id, pageUrl: z.string() }),
  },
  'POST /api/payments/moncash/return': {
    summary:
      'Back from MonCash’s page: what came of it, by MonCash’s word. Without a transaction, of the last visit',
    body: z.object({ transactionId: MoncashTransaction.nullish() }),
    reply: z.object({
      transactionId: Id,
      /** What was paid for: one of them. */
      bookingId: Id.optional(),
      invoiceId: Id.optional(),
      packageId: Id.optional(),
      message: z.enum(['successful', 'pending', 'failed']),
      booking: Booking.optional(),
      ...StillOpen,
    }),
  },
  'POST /api/payments/moncash/callback': {
    summary: 'For MonCash: something happened to a payment. What it was is asked of MonCash itself',
    body: z
      .object({
        reference: z.string().max(100).optional(),
        orderId: z.string().max(100).optional(),
        transactionId: MoncashTransaction.optional(),
      })
      .refine(({ reference, orderId, transactionId }) => reference ?? orderId ?? transactionId),
    reply: z.object({ received: z.literal(true) }),
  },
  'GET /api/payments/history': {
    summary: 'What one has paid, newest first; with a visit, for that one alone',
    query: Page.extend({ bookingId: Id.optional() }),
    reply: z.array(Payment),
  },
  'GET /api/payments/:id/receipt': {
    summary: 'The receipt of a payment as a PDF, in the payer’s language',
    params: OnePayment,
    download: true,
  },
  'POST /api/payments/:id/refund': {
    summary: 'Returns a payment or a part of it; all that is left of it when no amount is given',
    params: OnePayment,
    body: z.object({ amount: GivenAmount.nullish() }).optional(),
    reply: Payment,
  },
} as const satisfies Contract;
