import Share2 from 'lucide-react/icons/share-2';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

interface ShareLinkProps {
  /** Of a public page, such as `/ht/fund`. */
  path: string;
  title: string;
  texts: { readonly share: string; readonly copied: string; readonly failed: string };
}

/** Hands the address of a public page to another app, or copies it where the browser cannot. */
export function ShareLink({ path, title, texts }: ShareLinkProps) {
  async function share() {
    const url = `${location.origin}${path}`;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(texts.copied);
      }
    } catch (error) {
      // Who closes the list of apps wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.failed);
    }
  }
  return (
    <Button variant="secondary" icon={Share2} onClick={() => void share()}>
      {texts.share}
    </Button>
  );
}
