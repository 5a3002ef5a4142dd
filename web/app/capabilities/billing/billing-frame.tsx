import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** The title and the tabs of billing. */
export function BillingFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('billing');
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle action={action}>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('title')}
        links={[
          { to: '/app/billing', text: t('codes') },
          { to: '/app/billing/fees', text: t('fees') },
          { to: '/app/billing/scale', text: t('bands') },
        ]}
      />
      {children}
    </div>
  );
}
