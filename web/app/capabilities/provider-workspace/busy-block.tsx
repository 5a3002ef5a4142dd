import type { BusyTime } from '@lakou/contract/agenda';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { busySpan, type DaySpan } from './days.ts';
import { pxOf } from './grid.ts';

interface BusyBlockProps {
  time: BusyTime;
  day: string;
  shown: DaySpan;
  timeZone: string;
}

/** A time that another calendar blocks, behind what is planned here. */
export function BusyBlock({ time, day, shown, timeZone }: BusyBlockProps) {
  const { t } = useTranslation('busy-calendars');
  const lang = useLanguage();
  const span = busySpan(time, day, timeZone);
  const [from, to] = [Math.max(span.from, shown.from), Math.min(span.to, shown.to)];
  if (from >= to) return null;
  const clock = (at: string) => formatTime(lang, { at: new Date(at), timeZone });
  return (
    <li
      className="absolute inset-x-1 overflow-hidden rounded-control border border-line bg-sunken px-1.5 py-1 text-13 text-ink-soft"
      style={{ top: pxOf(from - shown.from) + 1, height: pxOf(to - from) - 3 }}
    >
      <span aria-hidden="true">{t('busy')}</span>
      <span className="sr-only">
        {t('busyFrom')}, {clock(time.startsAt)}–{clock(time.endsAt)}
      </span>
    </li>
  );
}
