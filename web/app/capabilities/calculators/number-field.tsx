import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isInvalidNumber } from './typed-number.ts';

interface NumberFieldProps {
  label: string;
  unit: string;
  hint?: string;
  /** Whether zero is valid, as in 6 feet and 0 inches. */
  zero?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Whether this text is no valid value, where it may be more than a number. */
  isWrong?: boolean;
}

export function NumberField({ label, unit, hint, zero = false, value, onChange, isWrong }: NumberFieldProps) {
  const { t } = useTranslation('calculators');
  const lang = useLanguage();
  const wrong = isWrong ?? (isInvalidNumber(lang, value) && !(zero && value.trim() === '0'));
  return (
    <TextField
      label={label}
      hint={hint}
      error={wrong ? t('notPositive') : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      trailing={<span className="pr-3 text-15">{unit}</span>}
    />
  );
}
