import type { Period, TimeLog } from '@lakou/contract/staff';
import type { Language } from '@lakou/i18n';
import { csvFile } from '#platform/http/csv-file.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';

type Words = ReturnType<typeof wordsIn<'staff-file'>>;

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

function lineOf(log: TimeLog, t: Words): string[] {
  const [day = '', begins = ''] = HAITI.format(new Date(log.clock_in_time)).split(' ');
  const ends = log.clock_out_time ? HAITI.format(new Date(log.clock_out_time)) : '';
  return [
    log.staffName,
    day,
    begins,
    ends,
    hoursOf(log),
    log.corrections.map(({ reason }) => reason ?? t('claimed')).join('; '),
  ];
}

/** One line a log, with days and times of Haiti. */
export function sheetFile(logs: readonly TimeLog[], { from, to }: Period, language: Language): Servable {
  const t = wordsIn(language, 'staff-file');
  const fields = [t('name'), t('day'), t('in'), t('out'), t('hours'), t('corrections')];
  return csvFile(`time-${from}-${to}.csv`, [fields, ...logs.map((log) => lineOf(log, t))]);
}
