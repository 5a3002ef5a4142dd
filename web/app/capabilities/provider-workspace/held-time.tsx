import { formatDate, formatTime } from '@lakou/i18n';
import { useLanguage } from '../../platform/language/language.tsx';
import { clockText, momentIn } from '../agenda/zoned-time.ts';
import type { Place } from './drag.ts';

/** Where a block that is held would begin, seen and read aloud. */
export function HeldTime({ held, timeZone }: { held: Place; timeZone: string }) {
  const lang = useLanguage();
  const at = momentIn(timeZone, held.day, clockText(held.minute));
  if (!at) return null;
  return (
    <span
      role="status"
      className="pointer-events-none absolute -top-7 left-0 whitespace-nowrap rounded-control bg-ink px-2 py-0.5 text-14 font-semibold text-surface"
    >
      {formatTime(lang, { at, timeZone })}
      <span className="sr-only">, {formatDate(lang, held.day, 'long')}</span>
    </span>
  );
}
