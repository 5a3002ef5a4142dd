import { formatNumber, formatRelativeTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { movementsQuery } from './inventory.queries.ts';

/** What came and went of an item, newest first. */
export function Movements({ itemId }: { itemId: string }) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  const query = useInfiniteQuery(movementsQuery(itemId));
  const timeZone = ownTimeZone();
  return (
    <section className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 className="text-16 font-bold">{t('history')}</h3>
      <PagedList
        query={query}
        more={t('more')}
        frame="none"
        skeleton={
          <Skeleton>
            <SkeletonBlock size="h-5 w-48" />
          </Skeleton>
        }
        empty={<p className="text-15 text-ink-soft">{t('noHistory')}</p>}
      >
        {(movements) => (
          <ul className="grid gap-2 text-15">
            {movements.map(({ id, change, stockAfter, reason, note, lots, actorName, at }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="font-semibold">{t(`reasons.${reason}`)}</span>
                  {note && <span className="wrap-anywhere"> · {note}</span>}
                  {lots.length > 0 && (
                    <span className="block text-14 wrap-anywhere">
                      {t('ofLots', { numbers: lots.map(({ number }) => number).join(', ') })}
                    </span>
                  )}
                  <span className="block text-14 text-ink-soft">
                    {t('by', {
                      name: actorName ?? t('someone'),
                      when: formatRelativeTime(lang, { at: new Date(at), timeZone }, new Date()),
                    })}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className="font-semibold">
                    {change > 0 ? '+' : '−'}
                    {formatNumber(lang, Math.abs(change))}
                  </span>
                  <span className="block text-14 text-ink-soft">{formatNumber(lang, stockAfter)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
