import { LANGUAGES, languageNames } from '@lakou/i18n';
import Globe from 'lucide-react/icons/globe';
import { switchLanguage, useLanguage } from '../../platform/language/language.tsx';
import { Menu } from '../menu.tsx';
import { MenuButton } from '../menu-items.tsx';

export function LanguageMenu() {
  const chosen = useLanguage();
  return (
    <Menu
      label={`${languageNames[chosen]}: change the language`}
      trigger={
        <>
          <Globe size={20} />
          {languageNames[chosen]}
        </>
      }
    >
      {LANGUAGES.map((lang) => (
        <MenuButton
          key={lang}
          lang={lang}
          current={lang === chosen}
          onPress={() => void switchLanguage(lang)}
        >
          {languageNames[lang]}
        </MenuButton>
      ))}
    </Menu>
  );
}
