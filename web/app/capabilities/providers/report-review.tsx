import type { Review } from '@lakou/contract/providers';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

const ReportReviewDialog = lazy(() => import('./report-review.dialog.tsx'));

/** Reports a review; the dialog is loaded when it is asked for. */
export function ReportReview({ review: { id, author } }: { review: Review }) {
  const { t } = useTranslation('providers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={Flag}
        aria-label={t('report.named', { name: author })}
        onClick={() => setOpen(true)}
      >
        {t('report.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportReviewDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
