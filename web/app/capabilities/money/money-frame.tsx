import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TabbedPage } from '../../ui/tabbed-page.tsx';

/** The title and the tabs of payments, refunds, differences and payouts. */
export function MoneyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('money');
  return (
    <TabbedPage
      title={t('title')}
      links={[
        { to: '/app/money', text: t('payments') },
        { to: '/app/money/refunds', text: t('refunds') },
        { to: '/app/money/differences', text: t('differences') },
        { to: '/app/money/payouts', text: t('payouts') },
      ]}
    >
      {children}
    </TabbedPage>
  );
}
