import type { NoteDraft, NoteSummary } from '@lakou/contract/visit-notes';
import { formatDate } from '@lakou/i18n';
import History from 'lucide-react/icons/history';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

interface CarriedMarksProps {
  section: NoteDraft['carried'][number]['section'];
  text: string;
  carried: readonly (NoteDraft['carried'][number] & { readonly signedAt?: string })[];
  earlier?: readonly NoteSummary[];
}

/** Says which words come from an earlier note, while they stand. */
export function CarriedMarks({ section, text, carried, earlier = [] }: CarriedMarksProps) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const marks = carried.filter((mark) => mark.section === section && text.includes(mark.text));
  return marks.map((mark) => {
    const at = mark.signedAt ?? earlier.find(({ id }) => id === mark.noteId)?.signedAt;
    const date = at ? formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium') : '';
    return (
      <p
        key={`${mark.noteId} ${mark.text}`}
        className="mt-1 flex items-start gap-1.5 text-14 text-ink-soft wrap-anywhere"
      >
        <History size={16} className="mt-0.5 shrink-0" />
        <span>
          {t('carriedFrom', { date })}: <q className="line-clamp-2">{mark.text}</q>
        </span>
      </p>
    );
  });
}
