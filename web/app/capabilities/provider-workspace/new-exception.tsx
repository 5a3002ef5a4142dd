import type { AvailabilityException, RepeatedException } from '@lakou/contract/scheduling';
import { REPEATS } from '@lakou/contract/scheduling.rules';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useRepeatWords } from './repeat-words.ts';

type Every = RepeatedException['every'];

interface NewExceptionProps {
  today: string;
  /** Whether a day, or a day that repeats so, is in the list. */
  isTaken: (day: string, every: Every | undefined) => boolean;
  onAdd: (exception: AvailabilityException) => void;
  onAddRepeated: (repeat: RepeatedException) => void;
}

const isDay = (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text);

/** A day to add, once or again and again until a day; it starts as a day off. */
export function NewException({ today, isTaken, onAdd, onAddRepeated }: NewExceptionProps) {
  const { t } = useTranslation('provider-workspace');
  const { rhythm } = useRepeatWords();
  const [day, setDay] = useState('');
  const [every, setEvery] = useState<Every>();
  const [until, setUntil] = useState('');
  const taken = isTaken(day, every);
  const endsTooEarly = every !== undefined && isDay(until) && until < day;
  const canAdd = isDay(day) && day >= today && !taken && !endsTooEarly;
  function add() {
    if (every) onAddRepeated({ firstDay: day, every, until: isDay(until) ? until : null, hours: [] });
    else onAdd({ day, hours: [] });
    setDay('');
    setEvery(undefined);
    setUntil('');
  }
  return (
    <div className="grid gap-3">
      <DateField
        label={t('exceptionDay')}
        value={day}
        min={today}
        error={taken ? t('exceptionTaken') : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
      {isDay(day) && (
        <Select
          label={t('repeat.label')}
          value={every ?? ''}
          empty={t('repeat.never')}
          onChange={({ target }) => setEvery(REPEATS.find((one) => one === target.value))}
        >
          {REPEATS.map((one) => (
            <option key={one} value={one}>
              {rhythm({ firstDay: day, every: one })}
            </option>
          ))}
        </Select>
      )}
      {every && (
        <DateField
          label={t('repeat.until')}
          hint={t('repeat.untilHint')}
          optional
          value={until}
          min={day}
          error={endsTooEarly ? t('repeat.untilEarly') : undefined}
          onChange={(event) => setUntil(event.target.value)}
        />
      )}
      <Button variant="secondary" icon={Plus} block disabled={!canAdd} onClick={add}>
        {t('addException')}
      </Button>
    </div>
  );
}
