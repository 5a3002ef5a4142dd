import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** By e-mail or by phone; the query (`?next=`, `?as=`) is kept. */
export function SignInWays({ byEmail }: { byEmail: 'sign-in' | 'register' }) {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const { search } = useLocation();
  const links = [
    { to: `/${lang}/${byEmail}${search}`, text: t('ways.email') },
    { to: `/${lang}/phone${search}`, text: t('ways.phone') },
  ];
  return <SegmentedLinks label={t('ways.label')} links={links} />;
}
