import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';

/**
 * The text for an error: the reason of a refusal, that the assistant is not available, or that the answer was
 * interrupted.
 */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('assistant');
  const { t: errors } = useTranslation('errors');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError) || error.status === 0) return t('sorry');
    return error.status >= 500 ? errors('assistant_unavailable') : errorText(error);
  };
}
