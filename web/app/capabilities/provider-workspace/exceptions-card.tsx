import type { AvailabilityException, MyAvailability, RepeatedException } from '@lakou/contract/scheduling';
import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { areValid } from '../profiles/hours/week.ts';
import { ExceptionRow } from './exception-row.tsx';
import { NewException } from './new-exception.tsx';
import { useRepeatWords } from './repeat-words.ts';
import { type AfterSaving, useSaveHours } from './use-save-hours.ts';

const inOrder = (days: readonly AvailabilityException[]) =>
  days.toSorted((a, b) => a.day.localeCompare(b.day));
const keyOf = ({ firstDay, every }: Pick<RepeatedException, 'firstDay' | 'every'>) => `${firstDay} ${every}`;

type ExceptionsCardProps = Pick<MyAvailability, 'exceptions' | 'repeats' | 'timeZone'> & AfterSaving;

/** Days off and days with other hours, once or again and again. A new day starts as a day off. */
export function ExceptionsCard({ exceptions, repeats, timeZone, ...after }: ExceptionsCardProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { rhythm, span } = useRepeatWords();
  const [days, setDays] = useState(exceptions);
  const [repeated, setRepeated] = useState(repeats);
  const { save, isPending } = useSaveHours(after);
  const isEmpty = days.length + repeated.length === 0;
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t(isEmpty ? 'noExceptions' : 'exceptionsHint')}</p>
        {!isEmpty && (
          <ul className="rounded-card border border-line-strong">
            {repeated.map((repeat, at) => (
              <ExceptionRow
                key={keyOf(repeat)}
                name={rhythm(repeat)}
                note={span(repeat)}
                hours={repeat.hours}
                onChange={(hours) => setRepeated(repeated.toSpliced(at, 1, { ...repeat, hours }))}
                onRemove={() => setRepeated(repeated.toSpliced(at, 1))}
              />
            ))}
            {days.map(({ day, hours }, at) => (
              <ExceptionRow
                key={day}
                name={formatDate(lang, day, 'long')}
                hours={hours}
                onChange={(changed) => setDays(days.toSpliced(at, 1, { day, hours: changed }))}
                onRemove={() => setDays(days.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        <NewException
          today={dayIn(timeZone, new Date())}
          isTaken={(day, every) =>
            every
              ? repeated.some((one) => keyOf(one) === keyOf({ firstDay: day, every }))
              : days.some((one) => one.day === day)
          }
          onAdd={(exception) => setDays(inOrder([...days, exception]))}
          onAddRepeated={(repeat) => setRepeated([...repeated, repeat])}
        />
        <Button
          block
          busy={isPending}
          disabled={![...days, ...repeated].every(({ hours }) => areValid(hours))}
          onClick={() => void save({ exceptions: days, repeats: repeated })}
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}
