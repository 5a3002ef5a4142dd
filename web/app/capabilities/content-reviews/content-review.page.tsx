import type { ReviewedContent } from '@lakou/contract/content-reviews';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { CONTENT_KEY, contentQuery } from './content-reviews.queries.ts';
import { FieldRow } from './field-row.tsx';
import { ReviewDialog } from './review.dialog.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewState } from './review-state.tsx';

export const clientLoader = needsWords('content-reviews');

/** One text in three languages, side by side. */
export default function ContentReview() {
  const { t } = useTranslation('content-reviews');
  const { id = '' } = useParams();
  const head = <HiddenTitle>{t('title')}</HiddenTitle>;
  return (
    <div className="grid gap-4">
      <p>
        <BackLink to="/app/content-reviews">{t('back')}</BackLink>
      </p>
      <QueryState
        query={useQuery(contentQuery(id, useLanguage()))}
        failed={t('oneFailed')}
        frame={(problem) => (
          <>
            {head}
            <Card>{problem}</Card>
          </>
        )}
        notFound={
          <>
            {head}
            <EmptyCard text={t('notFound')} />
          </>
        }
        skeleton={
          <>
            {head}
            <Skeleton>
              <SkeletonCard />
            </Skeleton>
          </>
        }
      >
        {(content) => <Content content={content} />}
      </QueryState>
    </div>
  );
}

function Content({ content }: { content: ReviewedContent }) {
  const { t } = useTranslation('content-reviews');
  const [signing, setSigning] = useState(false);
  return (
    <>
      <title>{content.title}</title>
      <PageTitle
        eyebrow={t(`kind.${content.kind}`)}
        action={
          <Button icon={BadgeCheck} onClick={() => setSigning(true)}>
            {t('sign')}
          </Button>
        }
      >
        {content.title}
      </PageTitle>
      <Standing content={content} />
      <ul className="grid gap-3">
        {content.fields.map((field) => (
          <FieldRow key={field.field} contentId={content.id} {...field} />
        ))}
      </ul>
      <ul className="list-disc pl-5 text-14 text-ink-soft">
        {content.source.map(({ publisher, title, year }) => (
          <li key={title}>
            {publisher}, <cite>{title}</cite>, {year}
          </li>
        ))}
      </ul>
      <ReviewHistory history={content.history} />
      {signing && <ReviewDialog content={content} onClose={() => setSigning(false)} />}
    </>
  );
}

/** Who reviewed it, and whether that still holds. */
function Standing({ content: { id, state, review, stale } }: { content: ReviewedContent }) {
  const { t } = useTranslation('content-reviews');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const { save, isSaving, problem } = useSave(
    (reviewId: string) =>
      api('DELETE /api/admin/content/:id/reviews/:reviewId', { params: { id, reviewId } }),
    { queryKey: CONTENT_KEY, done: t('unsigned'), failed: t('saveFailed'), onDone: () => {} },
  );
  return (
    <Card>
      <div className="grid justify-items-start gap-3">
        <ReviewState state={state} />
        {review ? (
          <p className="wrap-anywhere">
            {common('reviewedAs', {
              name: review.reviewer,
              profession: common(`professions.${review.profession}`),
              date: formatDate(lang, review.reviewedOn, 'medium'),
            })}
          </p>
        ) : (
          <p>{t('nobody')}</p>
        )}
        {state === 'changed' && <p className="text-15 text-ink-soft">{t('changedSince')}</p>}
        {stale > 0 && (
          <Banner tone="warn" icon={TriangleAlert}>
            {t('staleText')}
          </Banner>
        )}
        {problem && <FormError>{problem}</FormError>}
        {review && (
          <Button variant="ghost" size="sm" busy={isSaving} onClick={() => save(review.id)}>
            {t('unsign')}
          </Button>
        )}
      </div>
    </Card>
  );
}
