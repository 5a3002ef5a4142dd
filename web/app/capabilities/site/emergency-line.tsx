import Siren from 'lucide-react/icons/siren';
import { useTranslation } from '#platform/language/use-translation.ts';

const UNITED_STATES = '911';
const HAITI_AMBULANCE = '116';

/** Says on every public page that we are not an emergency service, and whom to call. */
export function EmergencyLine() {
  const { t } = useTranslation('site');
  const numbers = [
    { number: HAITI_AMBULANCE, place: t('emergency.haiti') },
    { number: UNITED_STATES, place: t('emergency.unitedStates') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-15 text-hibiscus-ink lg:col-span-4">
      <p className="flex min-h-11 items-center gap-2">
        <Siren size={20} className="shrink-0" />
        {t('emergency.text')}
      </p>
      {numbers.map(({ number, place }) => (
        <a
          key={number}
          href={`tel:${number}`}
          className="flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <b className="text-18 underline">{number}</b> {place}
        </a>
      ))}
    </div>
  );
}
