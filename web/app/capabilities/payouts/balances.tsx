import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { dollars } from './payout-state.tsx';
import { balancesQuery } from './payouts.queries.ts';

/** Whom money is owed that is in no run yet. */
export function Balances() {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  return (
    <Section title={t('owed')}>
      <PagedList
        query={useInfiniteQuery(balancesQuery)}
        more={t('more')}
        empty={
          <Card>
            <p className="text-ink-soft">{t('nobodyOwed')}</p>
          </Card>
        }
      >
        {(owed) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {owed.map(({ id, name, email, kind, balance, method }) => (
              <li key={id} className="border-line px-4 py-2 not-first:border-t">
                <p className="flex flex-wrap items-center justify-between gap-x-4">
                  {kind === 'clinic' ? (
                    <span className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                      {t('clinicName', { name })}
                    </span>
                  ) : (
                    <Link
                      to={`/app/users/${id}`}
                      className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-3 wrap-anywhere"
                    >
                      {name}
                    </Link>
                  )}
                  <span className="font-semibold tabular-nums">{dollars(lang, balance)}</span>
                </p>
                <p className="text-14 text-ink-soft wrap-anywhere">
                  {[email, method ? t(`methods.${method}`) : t('noAccountYet')].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}
