import { AMBULANCE, HAITI_FIRE, HAITI_POLICE } from '@lakou/contract/emergency.rules';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyCountry } from '../../platform/emergency-country.ts';
import { buttonLook } from '../../ui/button-look.ts';

/**
 * Links that call emergency numbers: the main number of the person's country large, or both where it is unknown.
 * `short` leaves out the police and the others.
 */
export function EmergencyCall({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('first-aid');
  const country = useEmergencyCountry();
  const haiti = { number: AMBULANCE.HT, text: t('call.ambulance', { number: AMBULANCE.HT }) };
  const states = { number: AMBULANCE.US, text: t('call.all', { number: AMBULANCE.US }) };
  const named = { ...haiti, text: t('call.haitiNumber', { number: AMBULANCE.HT }) };
  const namedStates = { ...states, text: t('call.usNumber', { number: AMBULANCE.US }) };
  const main = country ? [country === 'HT' ? haiti : states] : [named, namedStates];
  const others = [
    { number: HAITI_POLICE, text: t('call.police') },
    { number: HAITI_FIRE, text: t('call.fire') },
    ...(country ? [{ number: AMBULANCE.US, text: t('call.us') }] : []),
  ];
  return (
    <div className="grid gap-1">
      <div className="grid gap-2">
        {main.map(({ number, text }) => (
          <a
            key={number}
            href={`tel:${number}`}
            className={buttonLook({ variant: 'danger', size: 'lg', block: true })}
          >
            <span className="flex items-center gap-2.5">
              <PhoneCall size={22} className="shrink-0" />
              {text}
            </span>
          </a>
        ))}
      </div>
      {!short && country !== 'US' && (
        <ul className="mx-auto flex w-full max-w-120 gap-x-1 *:grow">
          {others.map(({ number, text }) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className="flex h-full min-h-11 flex-col items-center justify-center text-center text-14 leading-tight font-medium text-hibiscus-ink hover:underline"
              >
                {text} <span className="text-16 font-bold tabular-nums">{number}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
