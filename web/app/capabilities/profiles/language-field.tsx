import { isLanguage, LANGUAGES, languageNames } from '@lakou/i18n';
import Globe from 'lucide-react/icons/globe';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useChooseLanguage } from '../../shell/choose-language.ts';
import { Select } from '../../ui/select.tsx';

/** The language of the app and its messages; applied when it is chosen, like in the menu. */
export function LanguageField() {
  const { t } = useTranslation('profiles');
  const choose = useChooseLanguage();
  return (
    <Select
      label={t('preferredLanguage')}
      icon={Globe}
      optional
      value={useLanguage()}
      onChange={({ target }) => {
        if (isLanguage(target.value)) choose(target.value);
      }}
    >
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {languageNames[lang]}
        </option>
      ))}
    </Select>
  );
}
