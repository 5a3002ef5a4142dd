import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { addTags } from './tags.ts';
import { TextField } from './text-field.tsx';

interface TagInputProps extends FieldTexts {
  id?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The maximum length of one tag. */
  maxLength?: number;
}

/** Free words: Enter, a comma or leaving the field turns the typed text into a tag. */
export function TagInput({ value, onChange, maxLength, ...field }: TagInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);

  function take() {
    if (typed.trim()) onChange(addTags(value, typed));
    setTyped('');
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return;
    if (event.key === 'Enter' && typed.trim() === '') return;
    event.preventDefault();
    take();
  }
  function remove(tag: string) {
    const next = list.current?.querySelectorAll('button')[value.indexOf(tag) - 1];
    onChange(value.filter((one) => one !== tag));
    // The pressed button was removed, so the one before it gets the focus.
    next?.focus();
  }

  return (
    <div>
      <TextField
        {...field}
        value={typed}
        maxLength={maxLength}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={take}
        trailing={
          <IconButton icon={Plus} label={t('tag.add')} disabled={typed.trim() === ''} onClick={take} />
        }
      />
      {value.length > 0 && (
        <ul ref={list} className="mt-2 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li
              key={tag}
              className="flex min-h-11 max-w-full items-center rounded-full bg-sea-tint pl-4 text-15 font-medium text-sea"
            >
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              <IconButton icon={X} label={t('tag.remove', { tag })} onClick={() => remove(tag)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
