import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { QueryRead } from '../platform/query-read.ts';
import { FailedNote } from './failed-note.tsx';
import { Select } from './select.tsx';

interface ReadSelectProps extends ComponentProps<typeof Select> {
  query: QueryRead<unknown>;
  /** What is said when the options could not be loaded. */
  failed: string;
}

/** A select whose options are read: it says while they load, and when they could not be loaded. */
export function ReadSelect({ query, failed, empty, ...select }: ReadSelectProps) {
  const { t } = useTranslation('common');
  const isLoading = query.data === undefined && query.isFetching;
  return (
    <div className="grid gap-2">
      <Select {...select} {...(empty !== undefined && { empty: isLoading ? t('loading') : empty })} />
      <FailedNote query={query} text={failed} />
    </div>
  );
}
