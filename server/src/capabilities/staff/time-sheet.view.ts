import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Period, TimeLog } from '@lakou/contract/staff';
import type { Language } from '@lakou/i18n';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';

const HAITI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Port-au-Prince',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Hours with two decimals; nothing while the log is open. */
function hoursOf({ clock_in_time, clock_out_time }: TimeLog): string {
  if (!clock_out_time) return '';
  return ((Date.parse(clock_out_time) - Date.parse(clock_in_time)) / 3_600_000).toFixed(2);
}

function lineOf(log: TimeLog): string[] {
  const [day = '', begins = ''] = HAITI.format(new Date(log.clock_in_time)).split(' ');
  const ends = log.clock_out_time ? HAITI.format(new Date(log.clock_out_time)) : '';
  return [
    log.staffName,
    day,
    begins,
    ends,
    hoursOf(log),
    log.corrections.map(({ reason }) => reason).join('; '),
  ];
}

/** A text that begins like a formula is marked as text. */
const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** One line a log, with days and times of Haiti; programs that calculate take no text for a formula. */
export function sheetFile(logs: readonly TimeLog[], { from, to }: Period, language: Language): Servable {
  const t = wordsIn(language, 'staff-file');
  const fields = [t('name'), t('day'), t('in'), t('out'), t('hours'), t('corrections')];
  // The mark makes spreadsheets read the accents.
  const bytes = Buffer.from(`\uFEFF${[fields, ...logs.map(lineOf)].map(csvLine).join('')}`);
  return {
    contentType: 'text/csv; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name: `time-${from}-${to}.csv`,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
