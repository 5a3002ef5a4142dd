import type { Review } from '@lakou/contract/providers';
import { LONGEST_REVIEW_REPLY } from '@lakou/contract/providers.rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { ownReviewsQuery } from './providers.queries.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewCard } from './review-card.tsx';

export const clientLoader = needsWords('providers');

/** What patients said of the provider's visits, each with one answer. */
export default function OwnReviews() {
  const { t } = useTranslation('providers');
  const [answering, setAnswering] = useState<Review>();
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('ownReviews')}</title>
      <PageTitle>{t('ownReviews')}</PageTitle>
      <p className="text-ink-soft">{t('ownReviewsAbout')}</p>
      <PagedList
        query={useInfiniteQuery(ownReviewsQuery)}
        more={t('showMore')}
        failed={t('reviewsFailed')}
        empty={<EmptyCard drawing={<Letter />} text={t('noReviews')} />}
      >
        {(reviews) => (
          <ul className="grid gap-3">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review}>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button variant="secondary" icon={MessageCircle} onClick={() => setAnswering(review)}>
                    {t(review.answer ? 'changeAnswer' : 'answerReview')}
                  </Button>
                  <ReportReview review={review} />
                </div>
              </ReviewCard>
            ))}
          </ul>
        )}
      </PagedList>
      {answering && <AnswerDialog review={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  );
}

function AnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('providers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [text, setText] = useState(review.answer?.text ?? '');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save() {
    setTried(true);
    if (text.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await api('PUT /api/reviews/:id/reply', { params: { id: review.id }, body: { text: text.trim() } });
      await queries.invalidateQueries({ queryKey: ['providers'] });
      toast.success(t('answerSaved'));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t(review.answer ? 'changeAnswer' : 'answerReview')}
      save={t('saveAnswer')}
      busy={busy}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextArea
        label={t('yourAnswer')}
        hint={t('answerHint')}
        value={text}
        maxLength={LONGEST_REVIEW_REPLY}
        error={isTried && text.trim() === '' ? t('answerMissing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
