import type { Provenance as Known } from '@lakou/contract/passages';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';

/** The source of a medical text, and who reviewed it. */
export function Provenance({ known }: { known: Known }) {
  const { source, reviewedBy, reviewedOn, reviewerProfession } = known;
  const { t } = useTranslation('common');
  const lang = useLanguage();
  function reviewText() {
    if (!reviewedBy || !reviewedOn) return t('notReviewed');
    const review = { name: reviewedBy, date: formatDate(lang, reviewedOn, 'medium') };
    if (!reviewerProfession) return t('reviewed', review);
    return t('reviewedAs', { ...review, profession: t(`professions.${reviewerProfession}`) });
  }
  return (
    <details className="text-14 text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 rounded-control underline underline-offset-3">
        {t('sources')}
      </summary>
      <ul className="mb-2 list-disc space-y-1 pl-5">
        {source.map(({ publisher, title, year }) => (
          <li key={title}>
            {publisher}, <cite>{title}</cite>, {year}
          </li>
        ))}
      </ul>
      <p>{reviewText()}</p>
    </details>
  );
}
