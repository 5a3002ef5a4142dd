import type { Weekday } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import CopyCheck from 'lucide-react/icons/copy-check';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuButton } from '../../../ui/menu-items.tsx';
import { SpanInputs } from './span-inputs.tsx';
import { areValid, nextSpan, type Span, WORKDAYS } from './week.ts';

const MOST_SPANS = 4;

/** One line of hours, and what is said of it beside its times. */
export interface LineProps {
  span: Span;
  onChange: (span: Span) => void;
}

interface DayRowProps {
  id: string | undefined;
  day: Weekday;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  onCopy: (to: readonly Weekday[]) => void;
  /** More about a line, below its times. */
  details?: ((line: LineProps) => ReactNode) | undefined;
}

/** The hours of one day: closed, or one or several spans. */
export function DayRow({ id, day, spans, onChange, onCopy, details }: DayRowProps) {
  const { t } = useTranslation('profiles');
  const { t: say } = useTranslation('errors');
  const name = t(`days.${day}`);
  const isOpen = spans.length > 0;
  const problem = areValid(spans) ? undefined : say('hours_invalid');
  return (
    <li className="border-line px-3.5 py-1.5 not-first:border-t">
      <div className="flex items-center justify-between gap-3">
        <Checkbox
          id={id}
          label={<span className="font-semibold">{name}</span>}
          checked={isOpen}
          onChange={() => onChange(isOpen ? [] : [nextSpan([])])}
        />
        {isOpen ? (
          <Menu
            label={t('hours.copyDay', { day: name })}
            trigger={
              <>
                <CopyCheck size={20} />
                <span className="text-15">{t('hours.copy')}</span>
              </>
            }
          >
            <MenuButton onPress={() => onCopy(WORKDAYS)}>{t('hours.toWorkdays')}</MenuButton>
            <MenuButton onPress={() => onCopy(WEEKDAYS)}>{t('hours.toAllDays')}</MenuButton>
          </Menu>
        ) : (
          <span className="text-15 text-ink-soft">{t('hours.closed')}</span>
        )}
      </div>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-2.5">
          {[...spans.entries()].map(([at, span]) => (
            <div key={at}>
              <SpanInputs
                day={name}
                span={span}
                invalid={Boolean(problem)}
                describedBy={`${day}-hours-note`}
                onChange={(changed) => onChange(spans.toSpliced(at, 1, changed))}
                onRemove={spans.length > 1 ? () => onChange(spans.toSpliced(at, 1)) : undefined}
              />
              {details?.({ span, onChange: (changed) => onChange(spans.toSpliced(at, 1, changed)) })}
            </div>
          ))}
          <FieldNote id={`${day}-hours-note`} error={problem} />
          {spans.length < MOST_SPANS && (
            <div>
              <Button
                variant="ghost"
                size="sm"
                icon={Plus}
                aria-label={t('hours.addTo', { day: name })}
                onClick={() => onChange([...spans, nextSpan(spans)])}
              >
                {t('hours.add')}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
