import type { AgendaEntry } from '@lakou/contract/agenda';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ENTRY_ICONS } from '../agenda/entry-icons.ts';
import { type DaySpan, entrySpan } from './days.ts';
import type { Place } from './drag.ts';
import { pxOf } from './grid.ts';
import { HeldTime } from './held-time.tsx';
import { useDrag } from './use-drag.ts';
import { useResize } from './use-resize.ts';

interface EntryBlockProps {
  entry: AgendaEntry;
  day: string;
  shown: DaySpan;
  timeZone: string;
  /** Whether its detail is open beside the days. */
  isOpen: boolean;
  onOpen: (entry: AgendaEntry) => void;
  onMove: (entry: AgendaEntry, place: Place, minutes?: number) => void;
  /** What stands in the way at a place, in words. */
  clash: (place: Place, minutes: number, own: string) => string | undefined;
}

/** An entry in the grid; its height is its duration, and it is moved by dragging, and made longer or shorter at its lower edge. */
export function EntryBlock({ entry, day, shown, timeZone, isOpen, onOpen, onMove, clash }: EntryBlockProps) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const { from, to } = entrySpan(entry, timeZone);
  const { held, style, handlers } = useDrag({
    place: { day, minute: from },
    length: to - from,
    shown,
    onDrop: (place) => onMove(entry, place),
  });
  const resize = useResize({
    length: to - from,
    longest: shown.to - from,
    onResized: (minutes) => onMove(entry, { day, minute: from }, minutes),
  });
  const minutes = resize.minutes ?? to - from;
  const place = held ?? (resize.minutes === undefined ? undefined : { day, minute: from });
  const Icon = ENTRY_ICONS[entry.type];
  const words = [
    formatTime(lang, { at: new Date(entry.time), timeZone }),
    entry.title,
    t(`type.${entry.type}`),
  ];
  return (
    <li
      className="absolute inset-x-1"
      style={{ top: pxOf(from - shown.from) + 1, height: pxOf(minutes) - 3, ...style }}
    >
      <button
        type="button"
        id={`entry-${entry.id}`}
        aria-label={words.join(', ')}
        aria-describedby="move-hint"
        aria-expanded={isOpen}
        onClick={() => onOpen(entry)}
        {...handlers}
        className="flex size-full items-start gap-1 overflow-hidden rounded-control border border-dashed border-line-strong bg-sunken px-1.5 py-1 text-left text-14 leading-tight text-ink hover:brightness-95 aria-expanded:outline-2 aria-expanded:outline-sea"
      >
        <Icon size={15} className="mt-px shrink-0" />
        <span className="truncate font-semibold">{entry.title}</span>
      </button>
      <span
        aria-hidden="true"
        {...resize.handlers}
        className="absolute inset-x-2 bottom-0 h-2 cursor-ns-resize touch-none after:mx-auto after:mt-0.5 after:block after:h-1 after:w-6 after:rounded-full after:bg-line-strong"
      />
      {place && <HeldTime held={place} timeZone={timeZone} clash={clash(place, minutes, entry.id)} />}
      {resize.minutes !== undefined && (
        <span
          role="status"
          className="pointer-events-none absolute -bottom-7 left-0 z-3 whitespace-nowrap rounded-control bg-ink px-2 py-0.5 text-14 font-semibold text-surface"
        >
          {t('minutesLong', { count: minutes })}
        </span>
      )}
    </li>
  );
}
