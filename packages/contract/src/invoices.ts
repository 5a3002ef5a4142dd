import { z } from 'zod';
import {
  INVOICE_KINDS,
  INVOICE_METHODS,
  INVOICE_STATES,
  LONGEST_INVOICE_REASON,
  MOST_CENTS,
  MOST_INVOICE_LINES,
  MOST_OF_A_LINE,
  STATEMENT_ENTRIES,
} from './invoices.rules.ts';
import type { Contract } from './kit.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { CountedDate, Id, Page, PersonName, PlainDate } from './primitives.ts';

/** Amounts are whole US cents. */
export const Invoice = z.object({
  id: Id,
  kind: z.enum(INVOICE_KINDS),
  /** Year and number of the clinic, `2026-00012`: without gaps. */
  number: z.string(),
  clinicPatientId: Id.nullable(),
  name: z.string(),
  totalCents: z.number().int(),
  paidCents: z.number().int(),
  state: z.enum(INVOICE_STATES),
  issuedAt: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

const Line = z.object({
  code: z.string(),
  description: z.string(),
  quantity: z.number().int(),
  unitCents: z.number().int(),
});
const DeskPayment = z.object({
  id: Id,
  method: z.enum(INVOICE_METHODS),
  cents: z.number().int(),
  /** Of what came online, how much went back. */
  returnedCents: z.number().int(),
  tenderedCents: z.number().int(),
  changeCents: z.number().int(),
  receivedAt: z.string(),
  /** Who took it at the desk; null for what came online. */
  receivedBy: z.string().nullable(),
});
export const InvoiceDetails = Invoice.extend({
  clinicName: z.string(),
  issuedBy: z.string(),
  lines: z.array(Line),
  subtotalCents: z.number().int(),
  discountCents: z.number().int(),
  discountReason: z.string().nullable(),
  /** The band of the sliding scale, as it was then. */
  bandName: z.string().nullable(),
  bandPercent: z.number().int().nullable(),
  /** Why a credit note was written. */
  reason: z.string().nullable(),
  /** The number of the invoice that a credit note takes back, or of the credit note that took this invoice back. */
  otherNumber: z.string().nullable(),
  payments: z.array(DeskPayment),
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

/** An invoice or credit note as the person it is addressed to has it. */
export const MyInvoice = Invoice.omit({ clinicPatientId: true }).extend({
  clinicName: z.string(),
  /** Whose visit it is for, when not the account holder’s. */
  dependentId: Id.nullable(),
});
export type MyInvoice = z.infer<typeof MyInvoice>;

export const MyInvoiceDetails = MyInvoice.extend({
  ...InvoiceDetails.pick({
    lines: true,
    subtotalCents: true,
    discountCents: true,
    discountReason: true,
    bandName: true,
    bandPercent: true,
    reason: true,
    otherNumber: true,
  }).shape,
  payments: z.array(
    DeskPayment.pick({ id: true, method: true, cents: true, returnedCents: true, receivedAt: true }).extend({
      /** Of what the caller paid online. */
      receiptUrl: z.string().nullable(),
    }),
  ),
  /** PayPal or MonCash has not said yet what came of a payment. */
  pending: z.boolean(),
});
export type MyInvoiceDetails = z.infer<typeof MyInvoiceDetails>;

const Reason = z.string().trim().min(1).max(LONGEST_INVOICE_REASON);
const Cents = z.number().int().min(1).max(MOST_CENTS);

const SentInvoice = z
  .object({
    /** Chosen by the sender, so that what is sent twice is written once. */
    clientId: Id,
    clinicPatientId: Id.nullish(),
    /** Who pays, where they are not on the list of patients. */
    name: PersonName.nullish(),
    bookingId: Id.nullish(),
    /** The visit of somebody without an account. */
    clinicVisitId: Id.nullish(),
    lines: z
      .array(z.object({ serviceCodeId: Id, quantity: z.number().int().min(1).max(MOST_OF_A_LINE) }))
      .min(1)
      .max(MOST_INVOICE_LINES),
    /** An amount, or a band of the sliding scale; either needs a reason. */
    discount: z
      .object({ cents: Cents.nullish(), bandId: Id.nullish(), reason: Reason })
      .refine(({ cents, bandId }) => Boolean(cents) !== Boolean(bandId), { path: ['cents'] })
      .nullish(),
  })
  .refine(
    ({ clinicPatientId, name, bookingId, clinicVisitId }) =>
      clinicPatientId || name || bookingId || clinicVisitId,
    { path: ['name'] },
  )
  .refine(({ bookingId, clinicVisitId }) => !(bookingId && clinicVisitId), { path: ['clinicVisitId'] });
export type SentInvoice = z.infer<typeof SentInvoice>;

/** A completed visit that nobody paid or invoiced yet. */
export const VisitToInvoice = z.object({
  id: Id,
  /** Whether it is the visit of somebody without an account, `clinicVisitId` of an invoice. */
  isClinicVisit: z.boolean(),
  patientId: Id.nullable(),
  dependentId: Id.nullable(),
  name: z.string(),
  serviceType: z.string(),
  completedAt: z.string(),
});
export type VisitToInvoice = z.infer<typeof VisitToInvoice>;

/** What changes what somebody owes: a sum that is owed is positive, one that came is negative. */
const StatementEntry = z.object({
  id: Id,
  kind: z.enum(STATEMENT_ENTRIES),
  /** Of the invoice or credit note that it belongs to. */
  invoiceId: Id,
  number: z.string(),
  at: z.string(),
  cents: z.number().int(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

const Owed = z.object({
  days30: z.number().int(),
  days60: z.number().int(),
  days90: z.number().int(),
  older: z.number().int(),
});
export type Owed = z.infer<typeof Owed>;

export const PatientStatement = z.object({
  clinicPatientId: Id,
  name: z.string(),
  clinicName: z.string(),
  from: CountedDate,
  to: CountedDate,
  /** Owed before the first day. */
  openingCents: z.number().int(),
  entries: z.array(StatementEntry),
  /** Owed at the end of the last day. */
  closingCents: z.number().int(),
  /** What is owed today, by age. */
  owed: Owed,
});
export type PatientStatement = z.infer<typeof PatientStatement>;

/** Both days included; without them the 90 days until today. */
const AskedPeriod = z.object({ from: PlainDate.optional(), to: PlainDate.optional() });
export type AskedStatementPeriod = z.infer<typeof AskedPeriod>;

/** A calendar month, `2026-11`; without one the month of today. */
const AskedMonth = z.object({
  month: z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
});

const ById = z.object({ id: Id });

export const invoices = {
  'GET /api/clinics/:id/invoices': {
    summary: 'Invoices and credit notes of a clinic, the newest first',
    params: ById,
    query: Page.extend({
      state: z.enum(INVOICE_STATES).optional(),
      q: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
    }),
    reply: z.array(Invoice),
  },
  'POST /api/clinics/:id/invoices': {
    summary: 'Write an invoice at the prices of the day, for a visit, a patient or somebody else',
    params: ById,
    body: SentInvoice,
    reply: Invoice,
    status: 201,
  },
  'GET /api/clinics/:id/invoices/file': {
    summary: 'Invoices and credit notes of a month as CSV, in the order of their numbers',
    params: ById,
    query: AskedMonth,
    download: true,
  },
  'GET /api/clinics/:id/invoice-summary': {
    summary: 'What is owed by age, and what is in the cash box',
    params: ById,
    reply: z.object({
      owed: Owed,
      cashCents: z.number().int(),
      lastClosedAt: z.string().nullable(),
    }),
  },
  'GET /api/clinics/:id/visits-to-invoice': {
    summary: 'Completed visits that are neither paid nor invoiced, the latest first',
    params: ById,
    reply: z.array(VisitToInvoice),
  },
  'GET /api/clinics/patient-statements/:id': {
    summary: 'What one patient of a clinic was asked for and paid in a period, and what is owed',
    params: ById,
    query: AskedPeriod,
    reply: PatientStatement,
  },
  'GET /api/clinics/patient-statements/:id/pdf': {
    summary: 'A statement as a PDF',
    params: ById,
    query: AskedPeriod,
    download: true,
  },
  'GET /api/clinics/invoices/:id': {
    summary: 'One invoice with its lines and payments',
    params: ById,
    reply: InvoiceDetails,
  },
  'POST /api/clinics/invoices/:id/payments': {
    summary: 'Take cash at the desk: what was handed over, and the change',
    params: ById,
    body: z.object({ clientId: Id, tenderedCents: Cents, cents: Cents.optional() }),
    reply: DeskPayment,
    status: 201,
  },
  'POST /api/clinics/invoices/:id/credit': {
    summary:
      'Take an invoice back by a credit note; what was paid goes back in cash, or to whoever paid online',
    params: ById,
    body: z.object({ reason: Reason }),
    reply: Invoice,
    status: 201,
  },
  'GET /api/invoices': {
    summary: 'What clinics ask of the caller, and what they took back, the newest first',
    query: Page.extend({ state: z.enum(INVOICE_STATES).optional() }),
    reply: z.array(MyInvoice),
  },
  'GET /api/invoices/:id': {
    summary: 'One invoice to the caller, with its lines and payments',
    params: ById,
    reply: MyInvoiceDetails,
  },
  'GET /api/invoices/:id/pdf': {
    summary: 'An invoice to the caller as a PDF, in their language',
    params: ById,
    download: true,
  },
  'POST /api/clinics/:id/cash-closes': {
    summary: 'Close the day: the cash box is counted and emptied',
    params: ById,
    body: z.object({ countedCents: z.number().int().min(0).max(MOST_CENTS) }),
    reply: z.object({
      expectedCents: z.number().int(),
      countedCents: z.number().int(),
      closedAt: z.string(),
    }),
    status: 201,
  },
} as const satisfies Contract;
