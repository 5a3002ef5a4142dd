import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';

interface ProofCodeFieldProps {
  value: string;
  error?: string | undefined;
  onChange(code: string): void;
}

/** The code beside a password, of the app or one that was saved. */
export function ProofCodeField({ value, error, onChange }: ProofCodeFieldProps) {
  const { t } = useTranslation('devices');
  return (
    <TextField
      label={t('code')}
      hint={t('codeWhat')}
      error={error}
      icon={Smartphone}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
