import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';

/** Links to the public pages. These are separate documents, so the links are plain. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const links = [
    { page: 'about', text: t('about') },
    { page: 'how-it-works', text: t('howItWorks') },
    { page: 'support', text: t('support') },
    { page: 'terms', text: t('terms') },
    { page: 'privacy', text: t('privacy') },
  ];
  return (
    <footer className="border-t border-line px-4 py-3">
      <nav aria-label={t('footer')}>
        <ul className="mx-auto flex max-w-282 flex-wrap justify-center gap-x-6">
          {links.map(({ page, text }) => (
            <li key={page}>
              <a
                href={`/${lang}/${page}`}
                className="inline-flex min-h-11 items-center text-14 text-ink-soft hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
