import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import type { QueryRead } from '../platform/query-read.ts';
import { Button } from './button.tsx';

interface FailedNoteProps {
  query: QueryRead<unknown>;
  /** What is missing; the default is the text of the error. */
  text?: string;
}

/** In one line, that a part of a screen could not be loaded, where the rest of it goes on; nothing otherwise. */
export function FailedNote({ query, text }: FailedNoteProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (!error || data !== undefined) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
      <p className="min-w-0">{text ?? errorText(error)}</p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
