import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import { filtersOn, type Search } from './search.ts';
import { useFilterWords } from './search-words.ts';

interface SearchBarProps {
  search: Search;
  onChange: (changes: Partial<Search>) => void;
  /** Without it only words are searched. */
  onFilters?: () => void;
  /** Removes all filters at once. */
  onClear?: () => void;
  label?: string;
}

export function SearchBar({ search, onChange, onFilters, onClear, label }: SearchBarProps) {
  const { t } = useTranslation('providers');
  const count = filtersOn(search);
  const filters = useFilterWords(search);
  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <Words text={search.text} onChange={(text) => onChange({ text })} label={label ?? t('search')} />
        {onFilters && (
          <button
            type="button"
            onClick={onFilters}
            aria-label={count > 0 ? t('filtersOn', { count }) : t('filters')}
            className="flex min-h-12 shrink-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 font-semibold hover:bg-sunken"
          >
            <SlidersHorizontal size={20} />
            <span className="max-md:sr-only">{t('filters')}</span>
            {count > 0 && (
              <span className="grid size-6 place-items-center rounded-full bg-sea text-14 font-bold text-on-sea">
                {count}
              </span>
            )}
          </button>
        )}
      </div>
      {onFilters && filters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {filters.map(({ words, without }) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => onChange(without)}
                aria-label={t('removeFilter', { name: words })}
                className="flex min-h-11 items-center gap-1.5 rounded-full border border-sea bg-sea-tint pr-3 pl-4 text-15 font-medium text-sea hover:brightness-95"
              >
                {words}
                <X size={17} />
              </button>
            </li>
          ))}
          {onClear && filters.length > 1 && (
            <li>
              <button
                type="button"
                onClick={onClear}
                className="min-h-11 rounded-full px-3 text-15 font-semibold text-sea underline underline-offset-3"
              >
                {t('clearFilters')}
              </button>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}

interface WordsProps {
  text: string;
  label: string;
  onChange: (text: string) => void;
}

function Words({ text, label, onChange }: WordsProps) {
  const { t } = useTranslation('providers');
  const [typed, setTyped] = useTypedSearch(text, onChange);
  return (
    <form
      className="flex min-h-12 min-w-0 grow items-center gap-2.5 rounded-control border border-line-strong bg-surface pl-3.5 text-ink-soft outline-sea -outline-offset-2 ring-sea/25 has-[input:focus]:outline-2 has-[input:focus]:ring-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
      }}
    >
      <MapPin size={20} className="shrink-0" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        aria-label={label}
        placeholder={t('searchHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="h-11.5 w-full min-w-0 text-16 text-ink outline-none placeholder:text-ink-soft"
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          label={t('clearSearch')}
          onClick={() => {
            setTyped('');
            onChange('');
          }}
        />
      )}
    </form>
  );
}
