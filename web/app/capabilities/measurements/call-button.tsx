import { AMBULANCE, type Country, countryOfPatient } from '@lakou/contract/emergency.rules';
import PhoneCall from 'lucide-react/icons/phone-call';
import type { Ref } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { classNames } from '../../ui/class-names.ts';

interface CallButtonProps {
  /** The person measured, if it is a dependent. */
  dependentId?: string | null | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** Calls help where the person measured is; both numbers where nothing tells the place. */
export function CallButton({ dependentId, ref }: CallButtonProps) {
  const { t } = useTranslation('measurements');
  const user = useUser();
  const country = countryOfPatient(
    user,
    user.dependents?.find(({ id }) => id === dependentId),
  );
  const textOf = (place: Country) => {
    const number = AMBULANCE[place];
    if (!country) return t(place === 'HT' ? 'call.haiti' : 'call.unitedStates', { number });
    return t(place === 'HT' ? 'call.ambulance' : 'call.all', { number });
  };
  const places: readonly Country[] = country ? [country] : ['HT', 'US'];
  return places.map((place, index) => (
    <a
      key={place}
      ref={index === 0 ? ref : undefined}
      href={`tel:${AMBULANCE[place]}`}
      className={classNames(
        'flex min-h-16 items-center justify-center gap-2.5 rounded-card bg-on-danger px-4 text-18 font-bold text-danger-ink',
        'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-on-danger',
      )}
    >
      <PhoneCall size={26} className="shrink-0" />
      {textOf(place)}
    </a>
  ));
}
