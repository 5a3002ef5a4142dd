import { useTranslation } from '#platform/language/use-translation.ts';
import { PRESSURE_SOURCE, sourceName } from './sources.ts';
import { sourcesOf } from './vital-signs.ts';

/** Tap to learn where « normal » comes from. */
export function RangeSources({ ageMonths }: { ageMonths: number | undefined }) {
  const { t } = useTranslation('trackers');
  const names = [
    ...new Set([PRESSURE_SOURCE, ...sourcesOf(ageMonths).map((source) => sourceName(source, t('who')))]),
  ];
  return (
    <details className="text-14 text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sea">
        {t('vitals.ranges')}
      </summary>
      <p>{t('vitals.rangesText')}</p>
      {ageMonths === undefined && <p className="mt-1">{t('vitals.noAge')}</p>}
      <p className="mt-1">{t('source', { source: names.join('; ') })}</p>
    </details>
  );
}
