import type { ReviewedContent } from '@lakou/contract/content-reviews';
import { formatDateTime, languageName } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useFieldLabel } from './use-field-label.ts';

/** All reviews and corrections there were, also those that no longer hold. */
export function ReviewHistory({ history: { reviews, corrections } }: Pick<ReviewedContent, 'history'>) {
  const { t } = useTranslation('content-reviews');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const label = useFieldLabel();
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  if (reviews.length + corrections.length === 0) return null;
  return (
    <Disclosure title={t('history')}>
      <ul className="grid gap-3 text-15">
        {reviews.map((review) => (
          <li key={review.id} className="wrap-anywhere">
            {t('historyReview', {
              name: review.reviewer,
              profession: common(`professions.${review.profession}`),
              admin: review.recordedBy ?? '–',
              when: moment(review.recordedAt),
            })}
            {review.withdrawnAt && ` ${t('withdrawn', { when: moment(review.withdrawnAt) })}`}
          </li>
        ))}
        {corrections.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            <p className="font-semibold">
              {label(one.field)} · {languageName(lang, one.language)}
            </p>
            <p>{t('fromTo', { before: one.original, after: one.text })}</p>
            <p className="text-14 text-ink-soft">
              {[one.reason, one.madeBy, moment(one.madeAt)].filter(Boolean).join(' · ')}
              {one.endedAt && ` · ${t('ended', { when: moment(one.endedAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
