import { AMBULANCE } from '@lakou/contract/emergency.rules';
import Siren from 'lucide-react/icons/siren';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyCountry } from '../platform/emergency-country.ts';

const LOOK = 'flex min-h-14 items-center gap-3 rounded-card bg-hibiscus-tint p-3 text-14 text-hibiscus-ink';

/** Whom to call in an emergency, where the person is; both countries where that is unknown. */
export function EmergencyNote() {
  const { t } = useTranslation('shell');
  const country = useEmergencyCountry();
  const title = <strong className="block text-15 font-bold">{t('emergency')}</strong>;
  if (country)
    return (
      <a href={`tel:${AMBULANCE[country]}`} className={LOOK}>
        <Siren size={24} className="shrink-0" />
        <span>
          {title}
          {t('call', { number: AMBULANCE[country] })}
        </span>
      </a>
    );
  return (
    <div className={LOOK}>
      <Siren size={24} className="shrink-0" />
      <div>
        {title}
        {(['HT', 'US'] as const).map((place) => (
          <a key={place} href={`tel:${AMBULANCE[place]}`} className="flex min-h-11 items-center underline">
            {t(place === 'HT' ? 'callHaiti' : 'callUnitedStates', { number: AMBULANCE[place] })}
          </a>
        ))}
      </div>
    </div>
  );
}
