import Lock from 'lucide-react/icons/lock';
import { TextField } from './text-field.tsx';

interface PinFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (pin: string) => void;
}

/** A PIN of 4 to 8 digits, on the keyboard of numbers; a password manager has no use for it. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      icon={Lock}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      required
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
    />
  );
}
