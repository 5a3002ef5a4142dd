import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import type { QueryRead } from '../../platform/query-read.ts';
import { FailedNote } from '../../ui/failed-note.tsx';

/** Says that the dependents of a patient are unknown; a record that is closed has its own words. */
export function FamilyFailed({ query }: { query: QueryRead<unknown> }) {
  const { t } = useTranslation('provider-workspace');
  const isClosed = query.error instanceof ApiError && query.error.status === 404;
  return isClosed ? null : <FailedNote query={query} text={t('familyFailed')} />;
}
