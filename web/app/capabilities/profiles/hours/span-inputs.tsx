import { formatTime, type Language } from '@lakou/i18n';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlLook } from '../../../ui/control-look.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Span } from './week.ts';

interface SpanInputsProps {
  /** The name of the day, for screen readers. */
  day: string;
  span: Span;
  invalid: boolean;
  describedBy: string;
  onChange: (span: Span) => void;
  /** Undefined for the only span: the day is closed instead. */
  onRemove: (() => void) | undefined;
}

/** Start and end. Browsers show times in their own format, so the text below repeats them in the reader's language. */
export function SpanInputs({ day, span, invalid, describedBy, onChange, onRemove }: SpanInputsProps) {
  const { t } = useTranslation('profiles');
  const lang = useLanguage();
  const input = (end: 'from' | 'to', label: string) => (
    <div className={classNames('min-w-0 grow basis-0', controlLook(invalid ? label : undefined))}>
      <input
        type="time"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? describedBy : undefined}
        value={span[end]}
        onChange={(event) => onChange({ ...span, [end]: event.target.value })}
        className="h-11.5 w-full min-w-0 rounded-control px-1.5 text-16 text-ink tabular-nums outline-none max-md:[&::-webkit-calendar-picker-indicator]:hidden"
      />
    </div>
  );
  return (
    <div>
      <div className="flex items-center gap-1.5">
        {input('from', t('hours.from', { day }))}
        <span aria-hidden="true">–</span>
        {input('to', t('hours.to', { day }))}
        {onRemove && <IconButton icon={X} label={t('hours.remove', { day })} onClick={onRemove} />}
      </div>
      {span.from && span.to && (
        <p className="mt-1 text-14 text-ink-soft">
          {writtenTime(lang, span.from)} – {writtenTime(lang, span.to)}
        </p>
      )}
    </div>
  );
}

const writtenTime = (lang: Language, clock: string) =>
  formatTime(lang, { at: new Date(`2026-01-05T${clock}:00Z`), timeZone: 'UTC' });
