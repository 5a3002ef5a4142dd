import type { TravelLeg } from '@lakou/contract/agenda';
import { formatNumber } from '@lakou/i18n';
import Route from 'lucide-react/icons/route';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inkOf } from '../../ui/tone.ts';

/** The way to the next home visit, by road or said as the straight line that it is. */
export function TravelNote({ leg }: { leg: TravelLeg }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  return (
    <p className="flex gap-2 px-1 text-14 text-ink-soft">
      <Route size={18} className="mt-px shrink-0" />
      <span>
        {t(leg.by === 'road' ? 'wayByRoad' : 'way', {
          km: formatNumber(lang, leg.kilometres),
          minutes: leg.minutes,
        })}
        {leg.tight && <span className={classNames('block font-semibold', inkOf.mango)}>{t('tight')}</span>}
      </span>
    </p>
  );
}
