import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { clockIn, momentIn } from '#platform/time/zoned-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const DAY_MS = 24 * 3600 * 1000;

interface FreeTimeProps {
  earliest: Date;
  value: string | undefined;
  onChange: (at: string | undefined) => void;
  /** The zone of the clock that is typed from; else this device's. */
  timeZone?: string | undefined;
  /** What the time is elsewhere. */
  hint?: string | undefined;
}

/** For a provider without weekly hours, of whom every time can be requested. */
export function FreeTime({ earliest, value, onChange, timeZone = ownTimeZone(), hint }: FreeTimeProps) {
  const { t } = useTranslation('bookings');
  const at = new Date(value ?? earliest.getTime() + 2 * DAY_MS);
  const day = dayIn(timeZone, at);
  const time = clockIn(timeZone, at);
  function choose(newDay: string, newTime: string) {
    const chosen = momentIn(timeZone, newDay, newTime);
    if (chosen) onChange(chosen.toISOString());
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={t('day')}
        min={dayIn(timeZone, earliest)}
        value={day}
        onChange={({ target }) => choose(target.value, time)}
      />
      <TextField
        label={t('time')}
        type="time"
        value={time}
        hint={hint}
        onChange={({ target }) => choose(day, target.value)}
      />
    </div>
  );
}
