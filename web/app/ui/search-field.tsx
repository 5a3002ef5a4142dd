import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  /** Called when the typing pauses. */
  onChange: (text: string) => void;
}

export function SearchField({ label, placeholder, clearLabel, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(value, onChange);
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
