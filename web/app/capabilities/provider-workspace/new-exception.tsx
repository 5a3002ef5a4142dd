import type { RepeatedException } from '@lakou/contract/scheduling';
import { REPEATS } from '@lakou/contract/scheduling.rules';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays } from '#platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useRepeatWords } from './repeat-words.ts';

type Every = RepeatedException['every'];
const LONGEST_DAYS = 180;

interface NewExceptionProps {
  today: string;
  /** Whether a day, or a day that repeats so, is in the list. */
  isTaken: (day: string, every: Every | undefined) => boolean;
  /** The first and the last day. */
  onAdd: (from: string, to: string) => void;
  onAddRepeated: (repeat: RepeatedException) => void;
}

const isDay = (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text);

/** Days to add: one, all up to a last one, or one again and again until a day; they start as days off. */
export function NewException({ today, isTaken, onAdd, onAddRepeated }: NewExceptionProps) {
  const { t } = useTranslation('provider-workspace');
  const { rhythm } = useRepeatWords();
  const [day, setDay] = useState('');
  const [every, setEvery] = useState<Every>();
  const [until, setUntil] = useState('');
  const last = isDay(until) ? until : undefined;
  const isSpan = !every && last !== undefined && last !== day;
  const taken = !isSpan && isTaken(day, every);
  const tooEarly = last !== undefined && last < day;
  const tooLong = isSpan && isDay(day) && last > addDays(day, LONGEST_DAYS);
  const canAdd = isDay(day) && day >= today && !taken && !tooEarly && !tooLong;
  function add() {
    if (every) onAddRepeated({ firstDay: day, every, until: last ?? null, hours: [] });
    else onAdd(day, last ?? day);
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
        <>
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
          <DateField
            label={t(every ? 'repeat.until' : 'exceptionUntil')}
            hint={t(every ? 'repeat.untilHint' : 'exceptionUntilHint')}
            optional
            value={until}
            min={day}
            error={tooEarly ? t('repeat.untilEarly') : tooLong ? t('exceptionLong') : undefined}
            onChange={(event) => setUntil(event.target.value)}
          />
        </>
      )}
      <Button variant="secondary" icon={Plus} block disabled={!canAdd} onClick={add}>
        {t(isSpan ? 'addExceptions' : 'addException')}
      </Button>
    </div>
  );
}
