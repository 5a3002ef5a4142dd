import PhoneCall from 'lucide-react/icons/phone-call';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EMERGENCY, useCountry } from '../../platform/emergency.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** Links that call emergency numbers: the main number of one's country large, the others beside it. */
export function EmergencyCall() {
  const { t } = useTranslation('first-aid');
  const country = useCountry();
  const [ambulance, police, fire] = EMERGENCY.HT;
  const [all] = EMERGENCY.US;
  const haitian = country === 'HT';
  const main = haitian
    ? { number: ambulance.number, text: t('call.ambulance', { number: ambulance.number }) }
    : { number: all.number, text: t('call.all', { number: all.number }) };
  const others = [
    ...(haitian ? [] : [{ number: ambulance.number, text: t('call.haiti') }]),
    { number: police.number, text: t('call.police') },
    { number: fire.number, text: t('call.fire') },
    ...(haitian ? [{ number: all.number, text: t('call.us') }] : []),
  ];
  return (
    <div className="grid gap-1">
      <a href={`tel:${main.number}`} className={buttonLook({ variant: 'danger', size: 'lg', block: true })}>
        <span className="flex items-center gap-2.5">
          <PhoneCall size={22} className="shrink-0" />
          {main.text}
        </span>
      </a>
      {country !== 'US' && (
        <ul className="mx-auto grid w-full max-w-120 grid-cols-3 gap-x-1">
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
