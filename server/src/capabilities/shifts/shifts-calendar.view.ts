import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Shift } from '@lakou/contract/shifts';
import { type Language, PRODUCT } from '@lakou/i18n';
import ical from 'ical-generator';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';

interface Calendar {
  readonly language: Language;
  readonly publicUrl: string;
  readonly at: Date;
}

/** One's own shifts; a calendar is shown on locked screens, so it names no colleague. */
export function shiftsCalendar(shifts: readonly Shift[], { language, publicUrl, at }: Calendar): Servable {
  const t = wordsIn(language, 'shifts');
  const calendar = ical({ name: PRODUCT, prodId: { company: PRODUCT, product: PRODUCT } });
  const { hostname } = new URL(publicUrl);
  for (const { id, startTime, endTime } of shifts)
    calendar.createEvent({
      id: `${id}@${hostname}`,
      stamp: at,
      start: new Date(startTime),
      end: new Date(endTime),
      summary: `${t('shift')} · ${PRODUCT}`,
      url: `${publicUrl}/app/my-shifts`,
    });
  const bytes = Buffer.from(calendar.toString());
  return {
    contentType: 'text/calendar; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name: 'shifts.ics',
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
