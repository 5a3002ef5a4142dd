import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page, PlainDate, SentDate } from './primitives.ts';

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
  description: z.string(codeMissing).trim().min(1, codeMissing).max(300),
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
  serviceCodeId: z.uuid(feeMissing),
  price: Price,
  effectiveDate: z.string(feeMissing).min(1, feeMissing).max(40).pipe(SentDate),
});
export type SentFee = z.infer<typeof SentFee>;

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
} as const satisfies Contract;
