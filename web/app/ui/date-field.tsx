import { formatDate } from '@lakou/i18n';
import type { ComponentProps } from 'react';
import { useLanguage } from '../platform/language/language.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'icon' | 'trailing'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: ComponentProps<'input'>['min'];
  max?: ComponentProps<'input'>['max'];
};

/**
 * A calendar day. Browsers show it in digits and in their own order, so the hint repeats it in the reader's language.
 */
export function DateField({ value, hint, ...field }: DateFieldProps) {
  const lang = useLanguage();
  return (
    <TextField
      {...field}
      type="date"
      value={value}
      hint={value ? <span className="font-medium text-ink">{written(lang, value)}</span> : hint}
    />
  );
}

/** Empty while the year is still being typed, because browsers accept 0002 as a year. */
function written(lang: Parameters<typeof formatDate>[0], day: string): string {
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) ? formatDate(lang, day, 'long') : '…';
}
