import { useTranslation } from '#platform/language/use-translation.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PRESSURE_SOURCE, sourceName } from './sources.ts';
import { sourcesOf } from './vital-signs.ts';

/** The sources of the normal ranges, in a disclosure. */
export function RangeSources({ ageMonths }: { ageMonths: number | undefined }) {
  const { t } = useTranslation('trackers');
  const names = [
    ...new Set([PRESSURE_SOURCE, ...sourcesOf(ageMonths).map((source) => sourceName(source, t('who')))]),
  ];
  return (
    <Disclosure title={t('vitals.ranges')}>
      <div className="grid gap-1 text-14 text-ink-soft">
        <p>{t('vitals.rangesText')}</p>
        {ageMonths === undefined && <p>{t('vitals.noAge')}</p>}
        <p>{t('source', { source: names.join(' · ') })}</p>
      </div>
    </Disclosure>
  );
}
