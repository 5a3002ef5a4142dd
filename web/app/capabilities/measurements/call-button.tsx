import PhoneCall from 'lucide-react/icons/phone-call';
import type { Ref } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EMERGENCY, useCountry } from '../../platform/emergency.ts';

/** Calls help where the person is; both numbers where nothing tells the place. */
export function CallButton({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const { t } = useTranslation('measurements');
  const country = useCountry();
  const main = EMERGENCY[country ?? 'US'][0].number;
  const text = country === 'HT' ? t('call.ambulance', { number: main }) : t('call.all', { number: main });
  const [{ number: haiti }] = EMERGENCY.HT;
  return (
    <>
      <a
        ref={ref}
        href={`tel:${main}`}
        className="flex min-h-16 items-center justify-center gap-2.5 rounded-card bg-on-danger px-4 text-18 font-bold text-[#b8361e] focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-on-danger"
      >
        <PhoneCall size={26} className="shrink-0" />
        {text}
      </a>
      {!country && (
        <a
          href={`tel:${haiti}`}
          className="flex min-h-11 items-center justify-center rounded-card border-2 border-on-danger px-4 font-bold text-on-danger"
        >
          {t('call.haiti', { number: haiti })}
        </a>
      )}
    </>
  );
}
