import { formatDate, formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

interface OfferedTimesProps {
  times: readonly string[];
  onChoose: (at: string) => void;
}

/** The next free times, offered when the chosen one was taken by somebody else. */
export function OfferedTimes({ times, onChoose }: OfferedTimesProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  if (times.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-15 font-semibold">{t('nextFree')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {times.map((at) => {
          const moment = { at: new Date(at), timeZone: ownTimeZone() };
          return (
            <button
              key={at}
              type="button"
              onClick={() => onChoose(at)}
              className="min-h-12 rounded-control bg-sea-tint px-1 py-1.5 text-14 leading-tight font-semibold text-sea hover:brightness-95"
            >
              <span className="block">{formatDate(lang, moment, 'short')}</span> {formatTime(lang, moment)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
