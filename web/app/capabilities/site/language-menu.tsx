import { LANGUAGES, languageNames } from '@lakou/i18n';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageAddress } from './site-address.ts';

export function LanguageMenu() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  const { pathname } = useLocation();
  return (
    <details name="menu" className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 text-15 font-semibold hover:bg-sunken">
        <Globe size={20} />
        <span className="sr-only">{t('language.label')} </span>
        {languageNames[lang]}
        <ChevronDown size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 top-full mt-1 w-44 rounded-card border border-line bg-surface p-1.5 shadow-over">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={languageAddress(other, pathname)}
              lang={other}
              hrefLang={other}
              aria-current={other === lang || undefined}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-current:bg-sea-tint aria-current:font-semibold aria-current:text-sea"
            >
              {languageNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
