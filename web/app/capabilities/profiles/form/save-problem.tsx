import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../../platform/api/error-text.ts';
import { FormError } from '../../../ui/form-error.tsx';

/** Why the profile was not saved; the fields show their own errors. */
export function SaveProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation('profiles');
  const errorText = useErrorText();
  return error && <FormError>{t('saveFailed', { reason: errorText(error) })}</FormError>;
}
