import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ShareLink } from '../../ui/share-link.tsx';

export function ShareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  return (
    <ShareLink
      path={`/${lang}/providers/${id}`}
      title={name}
      texts={{ share: t('share'), copied: t('linkCopied'), failed: t('notShared') }}
    />
  );
}
