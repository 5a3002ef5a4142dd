import { z } from 'zod';
import { BookingMode } from './bookings.ts';
import type { Contract } from './kit.ts';

const Words = z.object({ en: z.string(), fr: z.string(), ht: z.string() });

/** A service that can be booked, in the three languages. */
export const Service = z.object({
  /** Never changes; a booking may name the service by it or by its English name. */
  slug: z.string(),
  name: Words,
  minutes: z.number().int(),
  modes: z.array(BookingMode),
});
export type Service = z.infer<typeof Service>;

export const ServiceCategory = z.object({ slug: z.string(), name: Words, services: z.array(Service) });
export type ServiceCategory = z.infer<typeof ServiceCategory>;

export const services = {
  'GET /api/services': {
    summary: 'The service catalogue: categories in the order they are offered, each with its services',
    reply: z.array(ServiceCategory),
  },
} as const satisfies Contract;
