import { mayBeNever, RATE_SOURCE, type SettingName, type SettingValue } from '@lakou/contract/system.rules';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** A value of a setting as people read it; null is the server's own. */
export function useSettingText() {
  const { t } = useTranslation('system');
  const lang = useLanguage();
  return (name: SettingName | typeof RATE_SOURCE, value: SettingValue | null): string => {
    if (value === null) return t('serverValue');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string') return value;
    if (value === 0 && name !== RATE_SOURCE && mayBeNever(name)) return t('never');
    return formatNumber(lang, value, Number.isInteger(value) ? 0 : 2);
  };
}
