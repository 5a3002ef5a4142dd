import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { usePackageName } from '../package-offers/package-name.ts';
import { packagesQuery } from '../package-offers/package-offers.queries.ts';
import { EndPackage } from './end-package.tsx';
import { PackageLeft } from './package-left.tsx';
import { PackageState } from './package-state.tsx';

export const clientLoader = needsWords('packages');

/** The packages that patients bought of this provider, and what is left of each. */
export default function SoldPackages() {
  const { t } = useTranslation('packages');
  const nameOf = usePackageName();
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('sold.title')}</title>
      <p>
        <BackLink to="/app/availability">{t('sold.back')}</BackLink>
      </p>
      <PageTitle>{t('sold.title')}</PageTitle>
      <PagedList
        query={useInfiniteQuery(packagesQuery)}
        failed={t('sold.failed')}
        more={t('more')}
        empty={<EmptyCard drawing={<Letter />} text={t('sold.none')} />}
      >
        {(packages) => (
          <ul className="grid gap-3">
            {packages.map((bought) => (
              <Card as="li" key={bought.id}>
                <div className="grid gap-1.5">
                  <h2 className="text-16 font-semibold wrap-anywhere">{bought.patientName}</h2>
                  <p className="wrap-anywhere">{nameOf(bought)}</p>
                  <PackageLeft bought={bought} />
                  <p>
                    <PackageState state={bought.state} />
                  </p>
                  {(bought.state === 'open' || bought.state === 'used') && <EndPackage bought={bought} />}
                </div>
              </Card>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
