import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** A new password and its strength. */
export function NewPasswordField({ value, onChange, ...texts }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        {...texts}
        autoComplete="new-password"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {!texts.error && <PasswordStrength password={value} />}
    </div>
  );
}
