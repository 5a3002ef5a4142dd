import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { ONE_LINE, withoutHidden } from './one-line.rules.ts';
import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from './passwords.rules.ts';
import { dayOf, LONGEST_EMAIL, LONGEST_NAME, languageCodeOf, readLanguageTag } from './primitives.rules.ts';

export const Id = z.uuid();

/** No row has this id. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

/** An id in a body. A text that is none names nothing that exists, and is answered like the id of nothing. */
export const SentId = z
  .string()
  .max(100)
  .transform((id) => Id.safeParse(id).data ?? NOTHING);

/** The same where there may be none: left out, null or an empty field. */
export const SentIdOrNone = z.union([z.literal('').transform(() => null), SentId]).nullish();

/** Trimmed and lower case: an address is the same person however it is typed. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(LONGEST_EMAIL, { error: 'email_invalid' })
  .pipe(z.email({ error: 'email_invalid' }));

export const Password = z
  .string()
  .min(1)
  .max(1000, { error: 'password_too_long', abort: true })
  .refine((text) => text.length === 0 || text.length >= SHORTEST_PASSWORD, { error: 'password_too_short' })
  .refine((text) => new TextEncoder().encode(text).length <= LONGEST_PASSWORD_BYTES, {
    error: 'password_too_long',
  });

/**
 * A text of one line: a name, a title. It is put into mails and papers and must not add paragraphs there, nor turn round
 * what stands beside it. Signs that nobody sees are left out, because phones copy them along with a name.
 */
export const line = (longest: number, { missing, long }: { missing?: ErrorCode; long?: ErrorCode } = {}) =>
  z
    .string(missing && { error: missing })
    .overwrite(withoutHidden)
    .trim()
    .max(longest, long && { error: long })
    .regex(ONE_LINE);

export const PersonName = line(LONGEST_NAME, { long: 'name_too_long' }).min(1);

export const Language = z.enum(['en', 'fr', 'ht']);

/** By code or by its name, in any case. */
export const SentLanguage = z.string().max(40).transform(languageCodeOf).pipe(Language);

/** Any language, as a tag of BCP 47 in its usual spelling: `es`, `pt-BR`. */
export const LanguageTag = z
  .string()
  .max(35)
  .transform((text, context) => {
    const tag = readLanguageTag(text);
    if (tag) return tag;
    context.addIssue({ code: 'invalid_format', format: 'bcp47', input: text });
    return z.NEVER;
  });

/** Next to the last day of four digits a day more is none that anybody can read, and counting up to it has no end. */
const isInReach = (text: string) => text >= '1800' && text < '2200';

/** An instant with its offset, `2026-11-15T12:00:00Z`. */
export const Instant = z.iso.datetime({ offset: true }).max(40).refine(isInReach);

/** A calendar day, `2026-11-15`: no time, no zone. */
export const PlainDate = z.iso.date().refine(isInReach);

/** A day that we counted from one that was sent: it may lie a little before what may be sent. */
export const CountedDate = z.iso.date();

/** A day as clients send it: a date with a time counts as its day. */
export const SentDate = z.string().max(40).transform(dayOf).pipe(PlainDate);

export const MOST_ROWS = 500;

/**
 * A page of a list: at most 500 rows, after the row with this id. The next page is in the Link
 * header.
 */
export const Page = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .default(MOST_ROWS)
    .transform((limit) => Math.min(limit, MOST_ROWS)),
  after: Id.optional(),
});
export type Page = z.infer<typeof Page>;
