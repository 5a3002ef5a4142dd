import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Hands the address of the public page to another app, or copies it where the browser cannot. */
export function ShareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  async function share() {
    const url = `${location.origin}/${lang}/providers/${id}`;
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t('linkCopied'));
      }
    } catch (error) {
      // Who closes the list of apps wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('notShared'));
    }
  }
  return (
    <Button variant="secondary" icon={Share2} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
