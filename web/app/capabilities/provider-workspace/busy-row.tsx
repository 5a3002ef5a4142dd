import type { BusyTime } from '@lakou/contract/agenda';
import { formatTime } from '@lakou/i18n';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** A time that another calendar blocks, in the list of a day. */
export function BusyRow({ time, timeZone }: { time: BusyTime; timeZone: string }) {
  const { t } = useTranslation('busy-calendars');
  const lang = useLanguage();
  const clock = (at: string) => formatTime(lang, { at: new Date(at), timeZone });
  return (
    <p className="flex items-center gap-2 rounded-card bg-sunken px-3.5 py-2.5 text-15 text-ink-soft">
      <CalendarX size={20} className="shrink-0" />
      {clock(time.startsAt)}–{clock(time.endsAt)} · {t('busyFrom')}
    </p>
  );
}
