import { isPlausiblePhone, PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { formatPhone } from '@lakou/i18n';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { readPhone } from './phone.ts';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'value' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
};

/** A phone number; after typing it is shown in the international format. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('profiles');
  const number = readPhone(field.value);
  // A number of a form we do not know is accepted, with a word of warning.
  const isUnknown = !number && isPlausiblePhone(field.value);
  return (
    <TextField
      hint={t(isUnknown ? 'phoneUnknown' : 'phoneHint')}
      {...field}
      type="tel"
      inputMode="tel"
      icon={Phone}
      maxLength={PROFILE_LENGTHS.phone}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (number && formatPhone(number) !== field.value) onChange(formatPhone(number));
      }}
    />
  );
}
