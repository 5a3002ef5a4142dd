import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  /** Called when the typing pauses. */
  onChange: (text: string) => void;
}

// One request for several letters typed in a row.
const PAUSE_MS = 250;

/**
 * A search field. When the address changes by other means (a link, the back button), its text replaces the typed one.
 */
export function SearchField({ label, placeholder, clearLabel, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  // A new address of this page would cancel the navigation to a result that was just pressed.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaving || typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    // The navigation state follows a press only at the next render, and the timer may fire before that.
    const stopAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer);
    };
    document.addEventListener('click', stopAtLink, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stopAtLink, true);
    };
  }, [typed, value, onChange, leaving]);
  return (
    <search className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-strong bg-surface pl-3.5 text-ink-soft outline-sea -outline-offset-2 ring-sea/25 has-[input:focus]:outline-2 has-[input:focus]:ring-3">
      <Search size={20} className="shrink-0" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="h-11.5 w-full min-w-0 text-16 text-ink outline-none placeholder:text-ink-soft"
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          label={clearLabel}
          onClick={({ currentTarget }) => {
            // The button disappears with the text, so the input gets the focus.
            currentTarget.closest('search')?.querySelector('input')?.focus();
            setTyped('');
            onChange('');
          }}
        />
      )}
    </search>
  );
}
