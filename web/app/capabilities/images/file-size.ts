import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

const KB = 1000;
const MB = 1_000_000;

/** A size as people pay for it: `240 kB`, `3.2 MB`. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('images');
  const lang = useLanguage();
  return (bytes) =>
    bytes < MB
      ? t('bytes.kb', { number: formatNumber(lang, bytes && Math.max(1, Math.round(bytes / KB)), 0) })
      : t('bytes.mb', { number: formatNumber(lang, bytes / MB, 1) });
}
