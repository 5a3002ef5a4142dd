import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const DAY_MS = 24 * 3600 * 1000;

interface FreeTimeProps {
  earliest: Date;
  value: string | undefined;
  onChange: (at: string | undefined) => void;
}

const two = (part: number) => String(part).padStart(2, '0');

/** For a provider without weekly hours, of whom every time can be requested. */
export function FreeTime({ earliest, value, onChange }: FreeTimeProps) {
  const { t } = useTranslation('bookings');
  const at = new Date(value ?? earliest.getTime() + 2 * DAY_MS);
  const day = dayHere(at);
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  function choose(newDay: string, newTime: string) {
    const chosen = new Date(`${newDay}T${newTime}`);
    if (!Number.isNaN(chosen.getTime())) onChange(chosen.toISOString());
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={t('day')}
        min={dayHere(earliest)}
        value={day}
        onChange={({ target }) => choose(target.value, time)}
      />
      <TextField
        label={t('time')}
        type="time"
        value={time}
        onChange={({ target }) => choose(day, target.value)}
      />
    </div>
  );
}
