import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** The title and the tabs of the system pages. */
export function SystemFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operations');
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('title')}
        links={[
          { to: '/app/system', text: t('health') },
          { to: '/app/system/jobs', text: t('jobs') },
          { to: '/app/system/settings', text: t('settings') },
          { to: '/app/system/database', text: t('database') },
          { to: '/app/system/code', text: t('code') },
        ]}
      />
      {children}
    </div>
  );
}
