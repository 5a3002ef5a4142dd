import type { Review } from '@lakou/contract/providers';
import { formatDate } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Stars } from './rating.tsx';

/** What a patient said, and below it what the provider answered. */
export function ReviewCard({ review, children }: { review: Review; children?: ReactNode }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const { stars, text, author, createdAt, answer } = review;
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{author}</span>
        <Stars count={stars} />
      </div>
      {text && <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="mt-1.5 text-14 text-ink-soft">{day(createdAt)}</p>
      {answer && (
        <div className="mt-3 border-l-4 border-sea-tint pl-3">
          <p className="text-14 font-semibold">{t('answered', { when: day(answer.at) })}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      )}
      {children}
    </Card>
  );
}
