import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { digitsOf } from './app-code.ts';

interface AppCodeFieldProps {
  value: string;
  error?: string | undefined;
  onChange(code: string): void;
}

/** Six digits; phones show the number keys. It is the only field, so it gets the focus. */
export function AppCodeField({ value, error, onChange }: AppCodeFieldProps) {
  const { t } = useTranslation('two-step');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Runs after the dialog around it has taken the focus.
    const afterwards = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(afterwards);
  }, []);
  return (
    <TextField
      ref={input}
      label={t('appCode.label')}
      hint={t('appCode.what')}
      error={error}
      icon={Smartphone}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      value={value}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}
