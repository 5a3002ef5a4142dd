import { z } from 'zod';
import { LONGEST_BAND_NAME } from './billing.rules.ts';
import type { Contract } from './kit.ts';
import { Id, line, Page, PlainDate, SentDate, SentId } from './primitives.ts';

export const ServiceCode = z.object({
  id: Id,
  code: z.string(),
  description: z.string(),
  category: z.string(),
});
export type ServiceCode = z.infer<typeof ServiceCode>;

export const FeeEntry = z.object({
  id: Id,
  serviceCodeId: Id,
  /** US dollars with cents. */
  price: z.number(),
  effectiveDate: PlainDate,
  code: z.string(),
  description: z.string(),
});
export type FeeEntry = z.infer<typeof FeeEntry>;

const codeMissing = { error: 'code_fields_required' } as const;
const SentCode = z.object({
  code: z.string(codeMissing).trim().min(1, codeMissing).max(40),
  description: line(300, { missing: codeMissing.error }).min(1, codeMissing),
  category: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((text) => text ?? ''),
});
export type SentCode = z.infer<typeof SentCode>;

const feeMissing = { error: 'fee_fields_required' } as const;
const priceWrong = { error: 'price_invalid' } as const;
const HIGHEST_PRICE = 1_000_000;
const CENT = 1e-6;

/** A price as forms send it; numbers in text count. */
const Price = z
  .union([z.number(), z.string().trim().min(1, feeMissing).max(20)], feeMissing)
  .transform(Number)
  .pipe(
    z
      .number(priceWrong)
      .min(0, priceWrong)
      .max(HIGHEST_PRICE, priceWrong)
      .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < CENT, priceWrong),
  );

const SentFee = z.object({
  serviceCodeId: z.string(feeMissing).min(1, feeMissing).max(100).pipe(SentId),
  price: Price,
  effectiveDate: z.string(feeMissing).min(1, feeMissing).max(40).pipe(SentDate),
});
export type SentFee = z.infer<typeof SentFee>;

/** A band of the sliding scale: who belongs to it pays so many percent less. */
export const DiscountBand = z.object({ id: Id, name: z.string(), percent: z.number().int() });
export type DiscountBand = z.infer<typeof DiscountBand>;

const SentBand = z.object({
  name: line(LONGEST_BAND_NAME).min(1),
  percent: z.number().int().min(1).max(100),
});
export type SentBand = z.infer<typeof SentBand>;

const ById = z.object({ id: Id });

export const billing = {
  'GET /api/clinics/:id/service-codes': {
    summary: 'What a clinic bills for, by code',
    params: ById,
    query: Page,
    reply: z.array(ServiceCode),
  },
  'POST /api/clinics/:id/service-codes': {
    summary: 'Add a service code',
    params: ById,
    body: SentCode,
    reply: ServiceCode,
    status: 201,
  },
  'PUT /api/clinics/service-codes/:id': {
    summary: 'Change a service code',
    params: ById,
    body: SentCode,
    reply: ServiceCode,
  },
  'DELETE /api/clinics/service-codes/:id': {
    summary: 'Delete a service code; one with prices leaves the list and is kept for the history',
    params: ById,
  },
  'GET /api/clinics/:id/fee-schedules': {
    summary: 'Prices by the day from which they hold, the newest first',
    params: ById,
    query: Page,
    reply: z.array(FeeEntry),
  },
  'POST /api/clinics/:id/fee-schedules': {
    summary: 'Add a price; one for each code and day',
    params: ById,
    body: SentFee,
    reply: FeeEntry,
    status: 201,
  },
  'PUT /api/clinics/fee-schedules/:id': {
    summary: 'Change a price',
    params: ById,
    body: SentFee,
    reply: FeeEntry,
  },
  'DELETE /api/clinics/fee-schedules/:id': {
    summary: 'Delete a price',
    params: ById,
  },
  'GET /api/clinics/:id/discount-bands': {
    summary: 'The sliding scale of a clinic, the smallest discount first',
    params: ById,
    reply: z.array(DiscountBand),
  },
  'POST /api/clinics/:id/discount-bands': {
    summary: 'Add a band to the sliding scale',
    params: ById,
    body: SentBand,
    reply: DiscountBand,
    status: 201,
  },
  'PUT /api/clinics/discount-bands/:id': {
    summary: 'Change a band; invoices keep what it was',
    params: ById,
    body: SentBand,
    reply: DiscountBand,
  },
  'DELETE /api/clinics/discount-bands/:id': {
    summary: 'Remove a band; invoices keep what it was',
    params: ById,
  },
} as const satisfies Contract;
