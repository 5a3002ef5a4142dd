import type { AvailabilityException } from '@lakou/contract/scheduling';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SpanInputs } from '../profiles/hours/span-inputs.tsx';
import { areValid, nextSpan } from '../profiles/hours/week.ts';

interface ExceptionRowProps {
  /** The day, or how it repeats. */
  name: string;
  /** From when until when it repeats. */
  note?: string;
  hours: AvailabilityException['hours'];
  onChange: (hours: AvailabilityException['hours']) => void;
  onRemove: () => void;
}

/** A day that differs from the weekly hours, once or again and again: closed, or with other hours. */
export function ExceptionRow({ name, note, hours, onChange, onRemove }: ExceptionRowProps) {
  const { t } = useTranslation('provider-workspace');
  const { t: profiles } = useTranslation('profiles');
  const { t: say } = useTranslation('errors');
  const noteId = useId();
  const problem = areValid(hours) ? undefined : say('hours_invalid');
  return (
    <li className="border-line px-3.5 py-2 not-first:border-t">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold first-letter:uppercase">{name}</p>
          {note && <p className="text-14 text-ink-soft">{note}</p>}
          {hours.length === 0 && <p className="text-14 text-ink-soft">{t('closed')}</p>}
        </div>
        <IconButton icon={Trash2} label={t('removeDay', { day: name })} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-1">
        {[...hours.entries()].map(([at, span]) => (
          <SpanInputs
            key={at}
            day={name}
            span={span}
            invalid={Boolean(problem)}
            describedBy={noteId}
            onChange={(changed) => onChange(hours.toSpliced(at, 1, changed))}
            onRemove={() => onChange(hours.toSpliced(at, 1))}
          />
        ))}
        <FieldNote id={noteId} error={problem} />
        {hours.length < 4 && (
          <div>
            <Button
              variant="ghost"
              size="sm"
              icon={Plus}
              aria-label={profiles('hours.addTo', { day: name })}
              onClick={() => onChange([...hours, nextSpan(hours)])}
            >
              {hours.length === 0 ? t('otherHours') : profiles('hours.add')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
