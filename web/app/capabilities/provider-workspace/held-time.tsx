import { formatDate, formatTime } from '@lakou/i18n';
import { clockText, momentIn } from '#platform/time/zoned-time.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Place } from './drag.ts';

interface HeldTimeProps {
  held: Place;
  timeZone: string;
  /** Why it cannot stay there. */
  clash?: string | undefined;
}

/** Where a block that is held would begin, and what stands in its way, seen and read aloud. */
export function HeldTime({ held, timeZone, clash }: HeldTimeProps) {
  const lang = useLanguage();
  const at = momentIn(timeZone, held.day, clockText(held.minute));
  if (!at) return null;
  return (
    <span
      role="status"
      className={classNames(
        'pointer-events-none absolute -top-7 left-0 z-3 whitespace-nowrap rounded-control px-2 py-0.5 text-14 font-semibold',
        clash ? 'bg-hibiscus-ink text-on-hibiscus' : 'bg-ink text-surface',
      )}
    >
      {formatTime(lang, { at, timeZone })}
      {clash && <span>, {clash}</span>}
      <span className="sr-only">, {formatDate(lang, held.day, 'long')}</span>
    </span>
  );
}
