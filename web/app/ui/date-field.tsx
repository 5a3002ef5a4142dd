import { formatDate } from '@lakou/i18n';
import type { ComponentProps } from 'react';
import { useLanguage } from '../platform/language/language.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'icon' | 'trailing'> & {
  /** `YYYY-MM-DD`, or nothing yet. */
  value: string;
  min?: ComponentProps<'input'>['min'];
  max?: ComponentProps<'input'>['max'];
};

/**
 * A calendar day. Phones write it in digits, in an order of their own, so the day is written out below in the
 * reader's words.
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

/** Nothing while the year is still being typed: 0002 is a year too, for the browser. */
function written(lang: Parameters<typeof formatDate>[0], day: string): string {
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) ? formatDate(lang, day, 'long') : '…';
}
