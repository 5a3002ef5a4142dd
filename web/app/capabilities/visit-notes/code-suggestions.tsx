import type { Assessment } from '@lakou/contract/visit-notes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { codesQuery } from '../toolbox/toolbox.queries.ts';

const SHORTEST = 3;
const MOST = 3;

interface CodeSuggestionsProps {
  row: Assessment;
  onChoose: (code: string) => void;
}

/** Codes that fit the words of a diagnosis without one; a tap takes the code. */
export function CodeSuggestions({ row, onChoose }: CodeSuggestionsProps) {
  const { t } = useTranslation('visit-notes');
  const text = useDebounced(row.text.trim());
  const isAsked = row.code === null && text.length >= SHORTEST;
  const query = useQuery(codesQuery(isAsked ? text : '', useLanguage()));
  const { data } = query;
  if (!isAsked) return null;
  if (!data || data.codes.length === 0) return <FailedNote query={query} text={t('codesFailed')} />;
  return (
    <ul aria-label={t('codesThatFit')} className="mt-2 grid gap-1">
      {data.codes.slice(0, MOST).map(({ code, description }) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onChoose(code)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-15 hover:bg-sunken"
          >
            <span className="shrink-0 font-mono font-semibold text-sea">{code}</span>
            <span className="min-w-0 wrap-anywhere">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
