import { LONGEST_TEXT_PHONE } from '@lakou/contract/text-messages.rules';
import Globe from 'lucide-react/icons/globe';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { COUNTRIES, type Country } from './full-number.ts';

interface TypedPhone {
  country: Country;
  number: string;
}

export const NO_PHONE: TypedPhone = { country: 'HT', number: '' };

interface PhoneFieldsProps {
  value: TypedPhone;
  error?: string | undefined;
  onChange(value: TypedPhone): void;
}

/** A country and a number; Haiti first. */
export function PhoneFields({ value, error, onChange }: PhoneFieldsProps) {
  const { t } = useTranslation('phone-sign-in');
  return (
    <>
      <Select
        label={t('country')}
        icon={Globe}
        name="country"
        value={value.country}
        onChange={(event) => onChange({ ...value, country: event.target.value as Country })}
      >
        {COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {t(`countries.${country}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('phone')}
        hint={t(`phoneHint.${value.country}`)}
        icon={Phone}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete={value.country === 'other' ? 'tel' : 'tel-national'}
        required
        maxLength={LONGEST_TEXT_PHONE}
        error={error}
        value={value.number}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
      />
    </>
  );
}
