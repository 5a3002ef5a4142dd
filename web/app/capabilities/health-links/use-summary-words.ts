import { stripWord } from '@lakou/contract/labs.rules';
import type { SummaryWords } from '@lakou/contract/summary-line.rules';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useStoredLabTitle } from '../labs/lab-names.ts';

/** The words of who reads a summary. */
export function useSummaryWords(): SummaryWords {
  const { t } = useTranslation('fhir');
  const { t: ofLabs } = useTranslation('labs');
  const lang = useLanguage();
  const tests = useStoredLabTitle();
  return {
    measured: (name) => t(`measured.${name}`),
    coded: (name) => t(`coded.${name}`),
    severity: (severity) => t(`severity.${severity}`),
    level: (level) => t(`level.${level}`),
    flag: (flag) => ofLabs(`flag.${flag}`),
    number: (value) => formatNumber(lang, value),
    tests,
    strip(value) {
      const word = stripWord(value);
      return word ? ofLabs(`word.${word}`) : value;
    },
  };
}
