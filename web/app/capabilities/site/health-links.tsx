import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** The pages that the server writes; first aid is kept on the phone, because it is needed without a network. */
export function HealthLinks({ className }: { className: string }) {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  const links = [
    { path: 'first-aid', words: t('health.firstAid') },
    { path: 'care', words: t('health.care') },
    { path: 'guides', words: t('health.guides') },
    { path: 'medicines', words: t('health.medicines') },
  ];
  return links.map(({ path, words }) => (
    <a
      key={path}
      href={`/${lang}/${path}`}
      data-keep={path === 'first-aid' ? true : undefined}
      className={className}
    >
      {words}
    </a>
  ));
}
