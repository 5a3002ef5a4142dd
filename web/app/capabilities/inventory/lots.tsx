import { formatDate, formatNumber } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { lotsQuery } from './inventory.queries.ts';

/** The lots of an item, what ends first at the top. */
export function Lots({ itemId }: { itemId: string }) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  return (
    <section className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 className="text-16 font-bold">{t('lots')}</h3>
      <PagedList
        query={useInfiniteQuery(lotsQuery(itemId))}
        more={t('more')}
        frame="none"
        skeleton={
          <Skeleton>
            <SkeletonBlock size="h-5 w-48" />
          </Skeleton>
        }
        empty={<p className="text-15 text-ink-soft">{t('noLots')}</p>}
      >
        {(lots) => (
          <ul className="grid gap-2 text-15">
            {lots.map(({ id, number, expiresOn, quantity, isExpired }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{number}</span>
                  <span className={isExpired ? 'block text-14 text-hibiscus' : 'block text-14 text-ink-soft'}>
                    {t(isExpired ? 'expiredOn' : 'expiresOn', {
                      date: formatDate(lang, expiresOn, 'medium'),
                    })}
                  </span>
                </span>
                <span className="shrink-0 font-semibold">{formatNumber(lang, quantity)}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
