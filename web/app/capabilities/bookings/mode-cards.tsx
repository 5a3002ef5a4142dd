import type { BookingMode } from '@lakou/contract/bookings';
import type { ProviderProfile } from '@lakou/contract/providers';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { MODE_ICONS } from '../providers/mode-icons.ts';

interface ModeCardsProps {
  modes: readonly BookingMode[];
  fees: ProviderProfile['fees'];
  value: BookingMode | undefined;
  onChange: (mode: BookingMode) => void;
}

/** The modes of a visit, each with its price. */
export function ModeCards({ modes, fees, value, onChange }: ModeCardsProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  return (
    <fieldset>
      <legend className="mb-3 text-18 font-bold">{t('how')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {modes.map((mode) => {
          const Icon = MODE_ICONS[mode];
          const fee = fees.find((one) => one.mode === mode);
          return (
            <label
              key={mode}
              className="relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-line-strong bg-surface px-1 py-3 text-center has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="mode"
                checked={mode === value}
                onChange={() => onChange(mode)}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              <Icon size={24} />
              <span className="font-semibold leading-tight">{t(`mode.${mode}`)}</span>
              {fee && (
                <span className="text-15 text-ink-soft">
                  {formatMoney(lang, Math.round(fee.base * 100), 'USD')}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
