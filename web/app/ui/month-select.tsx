import { formatDate } from '@lakou/i18n';
import { useLanguage } from '../platform/language/language.tsx';
import { Select } from './select.tsx';

interface MonthSelectProps {
  label: string;
  /** As `2026-11`. */
  months: readonly string[];
  value: string;
  onChange: (month: string) => void;
}

/** Chooses one of some months, in the reader's words. */
export function MonthSelect({ label, months, value, onChange }: MonthSelectProps) {
  const lang = useLanguage();
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {months.map((month) => (
        <option key={month} value={month}>
          {formatDate(lang, `${month}-01`, 'month')}
        </option>
      ))}
    </Select>
  );
}
