import { classNames } from '../../ui/class-names.ts';
import type { Insertion } from './note-text-area.tsx';

interface InsertListProps {
  id: string;
  label: string;
  offered: readonly Insertion[];
  active: number;
  onChoose: (insertion: Insertion) => void;
}

/** What can be inserted, under the field that it goes to; the field keeps the focus. */
export function InsertList({ id, label, offered, active, onChoose }: InsertListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-over"
    >
      {offered.map((insertion, index) => (
        <button
          key={insertion.id}
          id={`${id}-${insertion.id}`}
          type="button"
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The field keeps the focus and its caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(insertion)}
          className={classNames(
            'flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-1.5 text-left',
            index === active ? 'bg-sea-tint' : 'hover:bg-sunken',
          )}
        >
          <span className="font-semibold">{insertion.title}</span>
          <span className="line-clamp-1 text-14 text-ink-soft">{insertion.text}</span>
        </button>
      ))}
    </div>
  );
}
