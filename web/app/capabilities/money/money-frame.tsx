import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** The title and the tabs of payments, refunds, differences and payouts. */
export function MoneyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('money');
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('title')}
        links={[
          { to: '/app/money', text: t('payments') },
          { to: '/app/money/refunds', text: t('refunds') },
          { to: '/app/money/differences', text: t('differences') },
          { to: '/app/money/payouts', text: t('payouts') },
        ]}
      />
      {children}
    </div>
  );
}
