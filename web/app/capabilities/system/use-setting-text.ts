import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** A value as people read it; null is the server's own. */
export function useSettingText() {
  const { t } = useTranslation('system');
  const lang = useLanguage();
  return (value: number | boolean | null): string => {
    if (value === null) return t('serverValue');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    return formatNumber(lang, value, Number.isInteger(value) ? 0 : 2);
  };
}
