import { LONGEST_PASSKEY_NAME } from '@lakou/contract/passkeys.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';

interface PasskeyNameFieldProps {
  value: string;
  error?: string | undefined;
  onChange(name: string): void;
}

export function PasskeyNameField({ value, error, onChange }: PasskeyNameFieldProps) {
  const { t } = useTranslation('passkeys');
  return (
    <TextField
      label={t('name.label')}
      hint={t('name.hint')}
      error={error}
      name="passkeyName"
      autoComplete="off"
      maxLength={LONGEST_PASSKEY_NAME}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
