import { z } from 'zod';
import { STOCK_LEVELS } from './inventory.rules.ts';
import type { Contract } from './kit.ts';
import {
  HANDOVER_WAYS,
  LONGEST_ORDER_NOTE,
  LONGEST_REFUSAL,
  PHARMACY_ORDER_STATUSES,
} from './pharmacy-orders.rules.ts';
import { MOST_PRESCRIPTIONS, QUANTITY_BOUNDS } from './prescriptions.rules.ts';
import { ToldMedicine } from './prescriptions.ts';
import { LONGEST_SEARCH } from './primitives.rules.ts';
import { Id, Page } from './primitives.ts';
import { isPlausiblePhone, PROFILE_LENGTHS } from './profiles.rules.ts';

/** A clinic that shows medicines of its stock, which is how it says that it hands them out. */
export const Pharmacy = z.object({
  id: Id,
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** What it shows of the first medicine of the prescription; null when it shows nothing of that name. */
  level: z.enum(STOCK_LEVELS).nullable(),
});
export type Pharmacy = z.infer<typeof Pharmacy>;

/** One medicine of the prescription, as the pharmacy needs it. */
export const OrderLine = z.object({
  prescriptionId: Id,
  ...ToldMedicine.shape,
  /** Who prescribed it has stopped it: it is not handed over any more. */
  isStopped: z.boolean(),
  /** How many may be handed over now: what was prescribed, less what was handed over before. */
  most: z.int(),
  /** How many this order handed over. */
  handedOver: z.int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const ListedOrder = z.object({
  id: Id,
  /** Of the paper, as the prescription has it. */
  number: z.string(),
  status: z.enum(PHARMACY_ORDER_STATUSES),
  way: z.enum(HANDOVER_WAYS),
  patientId: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  /** Whom the medicine is for. */
  personName: z.string(),
  pharmacyId: Id,
  pharmacyName: z.string(),
  noteId: Id,
  drugs: z.array(z.string()),
  sentAt: z.string(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const PharmacyOrder = ListedOrder.omit({ drugs: true }).extend({
  phone: z.string(),
  /** What the patient asks for: when she comes, where to deliver. */
  note: z.string(),
  /** When and where it can be fetched or is brought, as the pharmacy says. */
  answer: z.string(),
  /** Why the pharmacy refused. */
  reason: z.string().nullable(),
  readyAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  pharmacyAddress: z.string().nullable(),
  pharmacyPhone: z.string().nullable(),
  bornOn: z.string().nullable(),
  prescribedAt: z.string(),
  /** Who prescribed and their licence, as they were when it was signed. */
  authorName: z.string(),
  licenseNumber: z.string().nullable(),
  licenseAuthority: z.string().nullable(),
  lines: z.array(OrderLine),
});
export type PharmacyOrder = z.infer<typeof PharmacyOrder>;

const wrongPhone = { error: 'phone_invalid' } as const;
export const NewOrder = z.object({
  pharmacyId: Id,
  way: z.enum(HANDOVER_WAYS),
  phone: z
    .string(wrongPhone)
    .trim()
    .max(PROFILE_LENGTHS.phone, wrongPhone)
    .refine(isPlausiblePhone, wrongPhone),
  note: z.string().trim().max(LONGEST_ORDER_NOTE).default(''),
});
export type NewOrder = z.infer<typeof NewOrder>;

/** What leaves the shelf for one medicine. */
export const HandedLine = z.object({
  prescriptionId: Id,
  itemId: Id,
  quantity: z.int().min(1).max(QUANTITY_BOUNDS[1]),
});
export type HandedLine = z.infer<typeof HandedLine>;

const One = z.object({ id: Id });

export const pharmacyOrders = {
  'GET /api/prescriptions/:id/pharmacies': {
    summary:
      'Clinics that hand out medicines, by name, for the patient to choose one; `q` searches name and address',
    params: One,
    query: Page.extend({ q: z.string().trim().max(LONGEST_SEARCH).optional() }),
    reply: z.array(Pharmacy),
  },
  'POST /api/prescriptions/:id/pharmacy-orders': {
    summary: 'Send all that was prescribed together and goes on to a pharmacy; one at a time',
    params: One,
    body: NewOrder,
    reply: PharmacyOrder,
    status: 201,
  },
  'GET /api/data/health/pharmacy-orders/:id': {
    summary: 'What a patient sent to pharmacies for herself and those she acts for, newest first',
    params: One,
    query: Page.extend({ noteId: Id.optional() }),
    reply: z.array(ListedOrder),
  },
  'GET /api/clinics/:id/pharmacy-orders': {
    summary: 'Prescriptions that patients sent to this pharmacy, newest first; `open` keeps those to work on',
    params: One,
    query: Page.extend({ open: z.literal('1').optional() }),
    reply: z.array(ListedOrder),
  },
  'GET /api/pharmacy-orders/:id': {
    summary:
      'One order with its medicines; for the patient, and for the pharmacy until it refuses or she takes it back',
    params: One,
    reply: PharmacyOrder,
  },
  'POST /api/pharmacy-orders/:id/take-back': {
    summary: 'Take the prescription back from the pharmacy, before it is ready',
    params: One,
    reply: PharmacyOrder,
  },
  'POST /api/pharmacy-orders/:id/ready': {
    summary: 'The medicines are ready; the patient is told',
    params: One,
    body: z.object({ answer: z.string().trim().max(LONGEST_ORDER_NOTE).default('') }),
    reply: PharmacyOrder,
  },
  'POST /api/pharmacy-orders/:id/hand-over': {
    summary:
      'Hand medicines over: they leave the stock at once, never below zero and never more than prescribed',
    params: One,
    body: z.object({ lines: z.array(HandedLine).min(1).max(MOST_PRESCRIPTIONS) }),
    reply: PharmacyOrder,
  },
  'POST /api/pharmacy-orders/:id/refuse': {
    summary: 'Refuse an order with a reason that the patient reads; the pharmacy then no longer sees it',
    params: One,
    body: z.object({ reason: z.string().trim().min(1).max(LONGEST_REFUSAL) }),
  },
} as const satisfies Contract;
