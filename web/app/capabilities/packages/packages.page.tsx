import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { usePackageName } from '../package-offers/package-name.ts';
import { packagesQuery } from '../package-offers/package-offers.queries.ts';
import { PackageLeft } from './package-left.tsx';
import { PackageState } from './package-state.tsx';

export const clientLoader = needsWords('packages');

/** What the patient paid for several visits at once. */
export default function Packages() {
  const { t } = useTranslation('packages');
  const nameOf = usePackageName();
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <PagedList
        query={useInfiniteQuery(packagesQuery)}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard drawing={<Letter />} text={t('none')} />}
      >
        {(packages) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {packages.map((bought) => (
              <li key={bought.id} className="border-line not-first:border-t">
                <Link to={`/app/packages/${bought.id}`} className="grid gap-1.5 p-4 hover:bg-sunken">
                  <span className="font-semibold wrap-anywhere">{nameOf(bought)}</span>
                  <span className="text-15 wrap-anywhere">{t('with', { name: bought.providerName })}</span>
                  <PackageLeft bought={bought} />
                  <span>
                    <PackageState state={bought.state} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
