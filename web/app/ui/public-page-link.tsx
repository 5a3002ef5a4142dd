import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';

/** Leads to the same text as a public page, which prints well and opens without an account. */
export function PublicPageLink({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  return (
    // The server writes that page: a document of its own.
    <a
      href={`/${lang}${path}`}
      className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-start text-15 font-semibold text-sea hover:underline hover:underline-offset-3"
    >
      <Printer size={18} className="shrink-0" />
      {t('publicPage')}
    </a>
  );
}
