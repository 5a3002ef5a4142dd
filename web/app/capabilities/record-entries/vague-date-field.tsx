import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { monthNames, type VagueDate } from './vague-date.ts';

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

interface VagueDateFieldProps {
  legend: string;
  value: VagueDate;
  error: string | undefined;
  onChange: (value: VagueDate) => void;
}

/** A year, and where they are known a month and a day: people remember "around 2011". */
export function VagueDateField({ legend, value, error, onChange }: VagueDateFieldProps) {
  const { t } = useTranslation('record-entries');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">
        {legend} <span className="font-normal text-ink-soft">({common('optional')})</span>
      </legend>
      <div className="grid grid-cols-[5.5rem_1fr_5.5rem] gap-2">
        <TextField
          label={t('year')}
          inputMode="numeric"
          maxLength={4}
          value={value.year}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange({ ...value, year: target.value })}
        />
        <Select
          label={t('month')}
          empty={t('noMonth')}
          value={value.month}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          {monthNames(lang).map((month) => (
            <option key={month.value} value={month.value}>
              {month.name}
            </option>
          ))}
        </Select>
        <Select
          label={t('day')}
          empty={t('noDay')}
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        >
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {Number(day)}
            </option>
          ))}
        </Select>
      </div>
      {error && (
        <div className="mt-2">
          <FormError>{error}</FormError>
        </div>
      )}
    </fieldset>
  );
}
