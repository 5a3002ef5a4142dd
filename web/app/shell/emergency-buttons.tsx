import { AMBULANCE } from '@lakou/contract/emergency.rules';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyCountry } from '../platform/emergency-country.ts';
import { buttonLook } from '../ui/button-look.ts';

/** Links that call help where the person is; the numbers of both countries where that is unknown. */
export function EmergencyButtons() {
  const { t } = useTranslation('shell');
  const country = useEmergencyCountry();
  const calls = [
    { place: 'HT', number: AMBULANCE.HT, named: t('callHaiti', { number: AMBULANCE.HT }) },
    { place: 'US', number: AMBULANCE.US, named: t('callUnitedStates', { number: AMBULANCE.US }) },
  ].filter(({ place }) => !country || place === country);
  return calls.map(({ number, named }) => (
    <a key={number} href={`tel:${number}`} className={buttonLook({ variant: 'danger' })}>
      <span className="flex items-center gap-2">
        <PhoneCall size={20} className="shrink-0" />
        {country ? t('call', { number }) : named}
      </span>
    </a>
  ));
}
