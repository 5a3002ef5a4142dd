import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

const USUAL_FARE_CENTS = 5500;

/** The free times of a day with the price, as in the booking form. */
export function BookingSample() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  return (
    <div className="text-15">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-semibold">{t('sample.day')}</b>
        <span className="text-ink-soft">{t('sample.visit')}</span>
      </p>
      <Times
        label={t('sample.morning')}
        times={[t('sample.slot1'), t('sample.slot2'), t('sample.slot3')]}
        chosen={1}
      />
      <Times
        label={t('sample.afternoon')}
        times={[t('sample.slot4'), t('sample.slot5'), t('sample.slot6')]}
      />
      <p className="mt-3 flex justify-between border-t border-line pt-3">
        {t('sample.total')}
        <b className="font-semibold tabular-nums">{formatMoney(lang, USUAL_FARE_CENTS, 'USD')}</b>
      </p>
    </div>
  );
}

function Times({ label, times, chosen }: { label: string; times: string[]; chosen?: number }) {
  return (
    <>
      <p className="mb-1 mt-2 text-13 text-ink-soft">{label}</p>
      <ul className="grid grid-cols-3 gap-2">
        {times.map((time, place) => (
          <li
            key={time}
            className={`rounded-control py-2 text-center font-semibold ${place === chosen ? 'bg-sea text-on-sea' : 'bg-sea-tint text-sea'}`}
          >
            {time}
          </li>
        ))}
      </ul>
    </>
  );
}
