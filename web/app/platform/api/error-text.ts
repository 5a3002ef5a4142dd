import { useTranslation } from '../language/use-translation.ts';
import { ApiError } from './api.ts';

/**
 * Returns the text for an error in the reader's language. A newer server may send codes that this app has no text for.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof ApiError)) return t('unexpected');
    const { code, status } = error;
    const text = t(code, { status });
    return text === code ? t('unexpected') : text;
  };
}
