import { useTranslation } from '#platform/language/use-translation.ts';

const ERASED = '—';

/** The name to show; a deleted account has none. */
export function useNameOf(): (name: string) => string {
  const { t } = useTranslation('messages');
  return (name) => (name === ERASED ? t('deleted') : name);
}
