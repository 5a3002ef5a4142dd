import type { RepeatedException } from '@lakou/contract/scheduling';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

const NTH = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** How a day repeats, and from when until when, in words. */
export function useRepeatWords() {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  return {
    rhythm({ firstDay, every }: Pick<RepeatedException, 'firstDay' | 'every'>): string {
      const [weekday = ''] = formatDate(lang, firstDay, 'long').split(/[ ,]/);
      const day = Number(firstDay.slice(8));
      if (every === 'month_day') return t('repeat.month_day', { day });
      if (every === 'month_weekday')
        return t(`repeat.month_weekday.${NTH[Math.ceil(day / 7) - 1] ?? 'last'}`, { weekday });
      return t(`repeat.${every}`, { weekday });
    },
    span({ firstDay, until }: Pick<RepeatedException, 'firstDay' | 'until'>): string {
      const from = formatDate(lang, firstDay, 'medium');
      return until
        ? t('repeat.fromUntil', { from, until: formatDate(lang, until, 'medium') })
        : t('repeat.from', { from });
    },
  };
}
