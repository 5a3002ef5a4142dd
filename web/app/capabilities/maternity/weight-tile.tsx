import type { Measurement } from '@lakou/contract/measurements';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { hasWeight } from './measured.ts';

/** The latest weight and its change since the one before. Entries are newest first. */
export function WeightTile({ vitals }: { vitals: readonly Measurement[] }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { measure } = useMeasure();
  const [latest, before] = vitals.filter(hasWeight);
  if (!latest) return null;
  const gained = before ? latest.weight - before.weight : 0;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <h3 className="text-14 font-normal text-ink-soft">{t('vitals.weight')}</h3>
      <p className="text-22 font-bold tabular-nums">{measure('weight', latest.weight)}</p>
      {before && (
        <p className="text-14 text-ink-soft tabular-nums">
          {t('vitals.change', {
            change: `${gained > 0 ? '+' : gained < 0 ? '−' : ''}${measure('weight', Math.abs(gained))}`,
            date: formatDate(lang, dayHere(new Date(before.at)), 'short'),
          })}
        </p>
      )}
    </div>
  );
}
