import { PHONE_CODE_LENGTH } from '@lakou/contract/phone-sign-in.rules';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface PhoneCodeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange(code: string): void;
}

export const isWholePhoneCode = (code: string): boolean => code.length === PHONE_CODE_LENGTH;

/** The digits of a text message, large; phones offer them from the message. */
export function PhoneCodeField({ value, onChange, ...texts }: PhoneCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Runs after a dialog around it has taken the focus.
    const afterwards = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(afterwards);
  }, []);
  return (
    <TextField
      {...texts}
      ref={input}
      digits
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, PHONE_CODE_LENGTH))}
    />
  );
}
