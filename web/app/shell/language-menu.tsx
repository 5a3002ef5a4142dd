import { LANGUAGES, type Language, languageNames } from '@lakou/i18n';
import Globe from 'lucide-react/icons/globe';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { languageOfPath } from '../platform/language/words.ts';
import { Menu } from '../ui/menu.tsx';
import { MenuButton } from '../ui/menu-items.tsx';
import { useChooseLanguage } from './choose-language.ts';

/** Changes all texts at once. Where the address contains the language, the address changes too. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();

  function choose(lang: Language) {
    const inPath = languageOfPath(pathname);
    const address = `${pathname.slice((inPath?.length ?? 0) + 1)}${search}${hash}`;
    if (inPath) void navigate(`/${lang}${address}`, { replace: true });
    chooseLanguage(lang);
  }

  const trigger = (
    <>
      <Globe size={20} />
      {/* Where text is enlarged, the header has no room for it. */}
      <span className="@max-[17rem]:sr-only">{languageNames[current]}</span>
    </>
  );
  return (
    <Menu label={`${languageNames[current]}, ${t('changeLanguage')}`} trigger={trigger}>
      {LANGUAGES.map((lang) => (
        <MenuButton key={lang} lang={lang} current={lang === current} onPress={() => choose(lang)}>
          {languageNames[lang]}
        </MenuButton>
      ))}
    </Menu>
  );
}
