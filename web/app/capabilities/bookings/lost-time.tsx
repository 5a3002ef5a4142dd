import { formatDateTime } from '@lakou/i18n';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';

/** Says which time was chosen, where it is not free for the service that was chosen after it. */
export function LostTime({ at, minutes }: { at: string; minutes: number }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const when = formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'long');
  return (
    <Banner tone="warn" icon={CalendarX}>
      {t('lostTime', { when, count: minutes })}
    </Banner>
  );
}
