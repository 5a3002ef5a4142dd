import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** Links to sign-in and register; the query (`?next=`, `?as=`) is kept. */
export function AuthTabs() {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const { search } = useLocation();
  const links = [
    { to: `/${lang}/sign-in${search}`, text: t('signIn') },
    { to: `/${lang}/register${search}`, text: t('createAccount') },
  ];
  return <SegmentedLinks label={t('tabs')} links={links} />;
}
