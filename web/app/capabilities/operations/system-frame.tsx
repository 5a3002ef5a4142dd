import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TabbedPage } from '../../ui/tabbed-page.tsx';

/** The title and the tabs of the system pages. */
export function SystemFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operations');
  return (
    <TabbedPage
      title={t('title')}
      links={[
        { to: '/app/system', text: t('health') },
        { to: '/app/system/jobs', text: t('jobs') },
        { to: '/app/system/settings', text: t('settings') },
        { to: '/app/system/database', text: t('database') },
        { to: '/app/system/code', text: t('code') },
      ]}
    >
      {children}
    </TabbedPage>
  );
}
