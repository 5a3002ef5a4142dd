import type { AvailabilityException, MyAvailability } from '@lakou/contract/scheduling';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { areValid } from '../profiles/hours/week.ts';
import { ExceptionRow } from './exception-row.tsx';
import { type AfterSaving, useSaveHours } from './use-save-hours.ts';

const inOrder = (days: readonly AvailabilityException[]) =>
  days.toSorted((a, b) => a.day.localeCompare(b.day));

/** Days off and days with other hours. A new day starts as a day off. */
export function ExceptionsCard({
  exceptions,
  timeZone,
  ...after
}: Pick<MyAvailability, 'exceptions' | 'timeZone'> & AfterSaving) {
  const { t } = useTranslation('provider-workspace');
  const [days, setDays] = useState(exceptions);
  const [day, setDay] = useState('');
  const { save, isPending } = useSaveHours(after);
  const today = dayIn(timeZone, new Date());
  const isTaken = days.some((one) => one.day === day);
  const canAdd = /^\d{4}-\d\d-\d\d$/.test(day) && day >= today && !isTaken;
  function add() {
    setDays(inOrder([...days, { day, hours: [] }]));
    setDay('');
  }
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t(days.length === 0 ? 'noExceptions' : 'exceptionsHint')}</p>
        {days.length > 0 && (
          <ul className="rounded-card border border-line-strong">
            {days.map((exception) => (
              <ExceptionRow
                key={exception.day}
                exception={exception}
                onChange={(changed) => setDays(days.map((one) => (one.day === changed.day ? changed : one)))}
                onRemove={() => setDays(days.filter((one) => one.day !== exception.day))}
              />
            ))}
          </ul>
        )}
        <div className="grid items-start gap-3 md:grid-cols-[1fr_auto]">
          <DateField
            label={t('exceptionDay')}
            value={day}
            min={today}
            error={isTaken ? t('exceptionTaken') : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
          <div className="md:pt-7.5">
            <Button variant="secondary" icon={Plus} block disabled={!canAdd} onClick={add}>
              {t('addException')}
            </Button>
          </div>
        </div>
        <Button
          block
          busy={isPending}
          disabled={!days.every(({ hours }) => areValid(hours))}
          onClick={() => void save({ exceptions: days })}
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}
