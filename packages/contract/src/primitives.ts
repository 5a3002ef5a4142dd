import { z } from 'zod';

export const Id = z.uuid();

/** Surrounding space removed, lower case: an address is the same person however it is typed. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254, { error: 'email_invalid' })
  .pipe(z.email({ error: 'email_invalid' }));

/** Shorter ones are refused; bcrypt reads no further than 72 bytes, so longer ones would lie. */
export const Password = z
  .string()
  .min(1)
  .refine((text) => text.length === 0 || text.length >= 6, { error: 'password_too_short' })
  .refine((text) => new TextEncoder().encode(text).length <= 72, { error: 'password_too_long' });

export const PersonName = z.string().trim().min(1).max(200, { error: 'name_too_long' });

export const Language = z.enum(['en', 'fr', 'ht']);
