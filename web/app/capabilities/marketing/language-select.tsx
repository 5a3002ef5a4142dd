import { LANGUAGES, type Language, languageName } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Select } from '../../ui/select.tsx';

export function LanguageSelect({ value, onChange }: { value: Language; onChange: (lang: Language) => void }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  return (
    <Select
      label={t('keywordLanguage')}
      value={value}
      onChange={({ target }) => onChange(LANGUAGES.find((one) => one === target.value) ?? value)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {languageName(lang, one)}
        </option>
      ))}
    </Select>
  );
}
