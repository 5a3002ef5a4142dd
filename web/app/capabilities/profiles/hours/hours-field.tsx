import type { Weekday, WorkWeek } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import { timeZoneWords } from '@lakou/i18n';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { FieldNote, type FieldTexts } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DayRow, type LineProps } from './day-row.tsx';
import { ZONES } from './time-zones.ts';
import { copyDay, spansOf, withSpans } from './week.ts';

interface HoursFieldProps extends Pick<FieldTexts, 'hint' | 'error' | 'optional'> {
  id: string;
  legend: string;
  value: WorkWeek;
  onChange: (value: WorkWeek) => void;
  /** More about a line of hours, below its times. */
  details?: (line: LineProps) => ReactNode;
}

/** The weekly hours, day by day, and their time zone. */
export function HoursField({
  id,
  legend,
  value,
  onChange,
  details,
  hint,
  error,
  optional = false,
}: HoursFieldProps) {
  const { t } = useTranslation('profiles');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const { hours, timeZone } = value;
  const isOurs = ZONES.some(({ zone }) => zone === timeZone);
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    onChange({ ...value, hours: copyDay(hours, from, to) });
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={error || hint ? `${id}-note` : undefined} className="min-w-0">
        <legend className="mb-1.5 text-15 font-semibold">
          {legend}
          {optional && <span className="font-normal text-ink-soft"> ({common('optional')})</span>}
        </legend>
        <ul className="rounded-card border border-line-strong">
          {WEEKDAYS.map((day, at) => (
            <DayRow
              key={day}
              id={at === 0 ? id : undefined}
              day={day}
              spans={spansOf(hours, day)}
              onChange={(spans) => onChange({ ...value, hours: withSpans(hours, day, spans) })}
              details={details}
              onCopy={(to) => copy(day, to)}
            />
          ))}
        </ul>
        <FieldNote id={`${id}-note`} hint={hint} error={error} />
      </fieldset>
      <Select
        label={t('hours.timeZone')}
        hint={t('hours.timeZoneHint')}
        icon={Globe}
        value={timeZone}
        onChange={(event) => onChange({ ...value, timeZone: event.target.value })}
      >
        {ZONES.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {t(`zones.${name}`)}
          </option>
        ))}
        {!isOurs && <option value={timeZone}>{timeZoneWords(lang, timeZone)}</option>}
      </Select>
    </div>
  );
}
