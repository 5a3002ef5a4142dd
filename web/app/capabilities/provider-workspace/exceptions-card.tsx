import type { AvailabilityException, RepeatedException } from '@lakou/contract/scheduling';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { type DayGroup, groupDays, withGroup, withoutGroup } from './day-groups.ts';
import { ExceptionRow } from './exception-row.tsx';
import { NewException } from './new-exception.tsx';
import { useRepeatWords } from './repeat-words.ts';

const keyOf = ({ firstDay, every }: Pick<RepeatedException, 'firstDay' | 'every'>) => `${firstDay} ${every}`;

interface ExceptionsCardProps {
  days: readonly AvailabilityException[];
  repeats: readonly RepeatedException[];
  timeZone: string;
  onDays: (days: AvailabilityException[]) => void;
  onRepeats: (repeats: RepeatedException[]) => void;
}

/** Days off and days with other hours, once, by a span or again and again. What is new starts as a day off. */
export function ExceptionsCard({ days, repeats, timeZone, onDays, onRepeats }: ExceptionsCardProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { rhythm, span } = useRepeatWords();
  const isEmpty = days.length + repeats.length === 0;
  const nameOf = ({ from, to }: DayGroup) =>
    from === to
      ? formatDate(lang, from, 'long')
      : t('range', { from: formatDate(lang, from, 'medium'), to: formatDate(lang, to, 'medium') });
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t(isEmpty ? 'noExceptions' : 'exceptionsHint')}</p>
        {!isEmpty && (
          <ul className="rounded-card border border-line-strong">
            {repeats.map((repeat, at) => (
              <ExceptionRow
                key={keyOf(repeat)}
                name={rhythm(repeat)}
                note={span(repeat)}
                hours={repeat.hours}
                onChange={(hours) => onRepeats(repeats.toSpliced(at, 1, { ...repeat, hours }))}
                onRemove={() => onRepeats(repeats.toSpliced(at, 1))}
              />
            ))}
            {groupDays(days).map((group) => (
              <ExceptionRow
                key={group.from}
                name={nameOf(group)}
                hours={group.hours}
                onChange={(hours) => onDays(withGroup(days, { ...group, hours }))}
                onRemove={() => onDays(withoutGroup(days, group))}
              />
            ))}
          </ul>
        )}
        <NewException
          today={dayIn(timeZone, new Date())}
          isTaken={(day, every) =>
            every
              ? repeats.some((one) => keyOf(one) === keyOf({ firstDay: day, every }))
              : days.some((one) => one.day === day)
          }
          onAdd={(from, to) => onDays(withGroup(days, { from, to, hours: [] }))}
          onAddRepeated={(repeat) => onRepeats([...repeats, repeat])}
        />
      </div>
    </Card>
  );
}
