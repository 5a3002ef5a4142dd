import { useTranslation } from '../language/use-translation.ts';
import { ApiError } from './api.ts';

/** What to say of an error, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => (error instanceof ApiError ? t(error.code, { status: error.status }) : t('unknown'));
}
