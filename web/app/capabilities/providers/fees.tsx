import type { ProviderCard } from '@lakou/contract/providers';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { MODE_ICONS } from './kinds.ts';

/** What each kind of visit costs. */
export function Fees({ fees }: Pick<ProviderCard, 'fees'>) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-15">
      {fees.map(({ mode, base }) => {
        const Icon = MODE_ICONS[mode];
        return (
          <li key={mode} className="flex items-center gap-1.5 text-ink-soft">
            <Icon size={17} className="shrink-0" />
            {t(`modes.${mode}`)}
            <span className="font-bold text-ink">{formatMoney(lang, Math.round(base * 100), 'USD')}</span>
          </li>
        );
      })}
    </ul>
  );
}
