import { useTranslation } from '#platform/language/use-translation.ts';

const OFFERED = [0, 1, 2, 3, 7, 14, 30];

interface SinceSelectProps {
  label: string;
  days: number | null;
  disabled: boolean;
  onChange: (days: number) => void;
}

/** Since how many days something is; empty while nobody said it. */
export function SinceSelect({ label, days, disabled, onChange }: SinceSelectProps) {
  const { t } = useTranslation('symptom-checker');
  const said = days === null ? undefined : Math.round(days);
  const offered = [...new Set([...OFFERED, ...(said === undefined ? [] : [said])])].sort((a, b) => a - b);
  return (
    <select
      aria-label={label}
      value={said ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(Number(target.value))}
      className="min-h-11 rounded-control border border-line-strong bg-surface px-2 text-15 text-ink disabled:text-ink-soft"
    >
      {said === undefined && <option value="">{t('sinceUnknown')}</option>}
      {offered.map((count) => (
        <option key={count} value={count}>
          {count === 0 ? t('sinceToday') : t('sinceDays', { count })}
        </option>
      ))}
    </select>
  );
}
