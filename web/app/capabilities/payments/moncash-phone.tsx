import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { digitsOf } from './phone-digits.ts';

interface MoncashPhoneProps {
  value: string;
  onChange: (digits: string) => void;
  error: string | undefined;
}

/** The payer's MonCash number: eight digits, whatever else is typed or pasted. */
export function MoncashPhone({ value, onChange, error }: MoncashPhoneProps) {
  const { t } = useTranslation('payments');
  return (
    <TextField
      label={t('moncashPhone')}
      hint={t('moncashPhoneHint')}
      error={error}
      icon={Smartphone}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}
