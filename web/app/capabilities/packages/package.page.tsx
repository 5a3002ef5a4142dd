import type { BoughtPackage } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { usePackageName } from '../package-offers/package-name.ts';
import { packageQuery } from '../package-offers/package-offers.queries.ts';
import { PackagePrice } from '../package-offers/package-price.tsx';
import { EndPackage } from './end-package.tsx';
import { PackageLeft } from './package-left.tsx';
import { PackageState } from './package-state.tsx';
import { PayPackage } from './pay-package.tsx';

export const clientLoader = needsWords('packages', 'payments');

/** One package: paying for it, booking on it, ending it; PayPal and MonCash return to here. */
export default function PackagePage() {
  const { t } = useTranslation('packages');
  const { id = '' } = useParams();
  const query = useQuery(packageQuery(id));
  const nameOf = usePackageName();
  useMarkNotificationsRead(query.data?.id);
  const title = query.data ? nameOf(query.data) : t('one');
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{title}</title>
      <p>
        <BackLink to="/app/packages">{t('back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState query={query} failed={t('failed')} notFound={<EmptyCard text={t('noSuch')} />}>
        {(bought) => <OnePackage bought={bought} />}
      </QueryState>
    </div>
  );
}

/** Where a visit is booked on it. */
const bookPath = ({ id, providerId, service, mode }: BoughtPackage) =>
  `/app/book/${providerId}?${new URLSearchParams({ service, mode, package: id })}`;

function OnePackage({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const refund = formatMoney(lang, Math.round(bought.refund * 100), 'USD');
  return (
    <>
      <Card raised>
        <div className="grid gap-2">
          <p className="font-semibold wrap-anywhere">{t('with', { name: bought.providerName })}</p>
          {bought.state === 'unpaid' ? (
            <p className="text-15 text-ink-soft">{t('days', { count: bought.validDays })}</p>
          ) : (
            <PackageLeft bought={bought} />
          )}
          <p>
            <PackageState state={bought.state} />
          </p>
          {bought.state === 'ended' && bought.refund > 0 && <p>{t('returned', { amount: refund })}</p>}
          {bought.state === 'open' && (
            <div className="mt-2">
              <ButtonLink to={bookPath(bought)} block>
                {t('book')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Card>
      <Card>
        <PackagePrice offer={bought} />
        <p className="mt-4 flex gap-2 text-15">
          <ShieldCheck size={20} className="mt-0.5 shrink-0 text-leaf" />
          {t('rule')}
        </p>
      </Card>
      {bought.state === 'unpaid' && <PayPackage bought={bought} />}
      {(bought.state === 'open' || bought.state === 'used') && <EndPackage bought={bought} />}
    </>
  );
}
