import { FEWEST_ARTICLE_WORDS, MOST_ARTICLE_WORDS } from '@lakou/contract/marketing.rules';
import { formatNumber } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readNumber } from './read-number.ts';

/** How long a text should be; read when the field is left. */
export function WordsField({ value, onChange }: { value: number; onChange: (words: number) => void }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const [typed, setTyped] = useState(String(value));
  function read() {
    const words = readNumber(typed, { least: FEWEST_ARTICLE_WORDS, most: MOST_ARTICLE_WORDS });
    setTyped(String(words));
    onChange(words);
  }
  return (
    <TextField
      label={t('words')}
      hint={t('wordsHint', {
        least: formatNumber(lang, FEWEST_ARTICLE_WORDS, 0),
        most: formatNumber(lang, MOST_ARTICLE_WORDS, 0),
      })}
      inputMode="numeric"
      maxLength={5}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={read}
    />
  );
}
