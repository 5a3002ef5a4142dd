import { formatDateTime, formatNumber } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { stocktakesQuery } from './inventory.queries.ts';

/** Earlier counts and what differed. */
export function Stocktakes({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  return (
    <Section title={t('counts')}>
      <PagedList
        query={useInfiniteQuery(stocktakesQuery(clinicId))}
        more={t('more')}
        empty={
          <Card>
            <p className="text-ink-soft">{t('noCounts')}</p>
          </Card>
        }
      >
        {(stocktakes) => (
          <ul className="grid gap-3">
            {stocktakes.map(({ id, countedAt, countedBy, items, differences }) => (
              <Card as="li" key={id}>
                <p className="font-semibold">
                  {formatDateTime(lang, { at: new Date(countedAt), timeZone: ownTimeZone() }, 'medium')}
                </p>
                <p className="text-15 text-ink-soft">
                  {[countedBy ?? t('someone'), t('countedItems', { count: items })].join(' · ')}
                </p>
                {differences.length === 0 && <p className="mt-2 text-15">{t('noDifference')}</p>}
                <ul className="mt-2 grid gap-1 text-15">
                  {differences.map(({ name, expected, counted, reason }) => (
                    <li key={name} className="flex justify-between gap-4">
                      <span className="min-w-0 wrap-anywhere">
                        {[name, reason].filter(Boolean).join(' · ')}
                      </span>
                      <span className="shrink-0 tabular-nums">
                        {formatNumber(lang, expected)} → {formatNumber(lang, counted)}
                      </span>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}
