import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { InsertList } from './insert-list.tsx';
import { fits, insertAt, slashAt } from './slash.ts';

export interface Insertion {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface NoteTextAreaProps {
  label: string;
  hint?: string | undefined;
  value: string;
  maxLength: number;
  rows?: number;
  insertions: readonly Insertion[];
  onChange: (value: string) => void;
}

/** A part of the note. `/` offers what can be inserted; the button does so for who has no keyboard. */
export function NoteTextArea({ insertions, value, onChange, ...area }: NoteTextAreaProps) {
  const { t } = useTranslation('visit-notes');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  /** From where to where the insertion goes, while the list is open. */
  const [place, setPlace] = useState<{ from: number; to: number; query: string }>();
  const [active, setActive] = useState(0);
  const offered = place ? insertions.filter(({ title }) => fits(title, place.query)) : [];
  const isOpen = offered.length > 0;
  const close = () => setPlace(undefined);

  function look({ value: text, selectionStart: caret }: HTMLTextAreaElement): void {
    const slash = slashAt(text, caret);
    setActive(0);
    setPlace(slash && { from: slash.start, to: caret, query: slash.query });
  }
  function insert({ text }: Insertion): void {
    if (!place) return;
    const next = insertAt(value, place.from, place.to, text);
    onChange(next.text.slice(0, area.maxLength));
    close();
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  }
  function offerAll(): void {
    if (isOpen) {
      close();
      return;
    }
    const caret = box.current?.selectionStart ?? value.length;
    setActive(0);
    setPlace({ from: caret, to: caret, query: '' });
  }
  function press(event: KeyboardEvent): void {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offered[active];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' && chosen) insert(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }
  return (
    <div className="relative">
      <TextArea
        {...area}
        ref={box}
        value={value}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${offered[active]?.id}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          look(target);
        }}
        onKeyDown={press}
        aside={
          insertions.length > 0 && (
            <Button variant="ghost" size="sm" icon={Plus} aria-expanded={isOpen} onClick={offerAll}>
              {t('insert')}
            </Button>
          )
        }
      />
      {isOpen && (
        <InsertList id={id} label={t('insert')} offered={offered} active={active} onChoose={insert} />
      )}
    </div>
  );
}
