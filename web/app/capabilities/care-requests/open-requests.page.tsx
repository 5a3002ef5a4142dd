import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleX from 'lucide-react/icons/circle-x';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { openRequestsQuery } from './care-requests.queries.ts';
import { RequestsWithMap } from './requests-with-map.tsx';
import { type Answers, useAnswers } from './use-answers.ts';

export const clientLoader = needsWords('care-requests', 'bookings');

/** The matcher: open requests that fit the provider. */
export default function OpenRequests() {
  const { t } = useTranslation('care-requests');
  const { licenseVerified } = useUser();
  const query = useQuery(openRequestsQuery);
  const answers = useAnswers();
  const { askedId } = answers;
  const isGone = askedId !== undefined && query.data?.every(({ id }) => id !== askedId);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="max-w-180 text-ink-soft">{t('intro')}</p>
      {isGone && (
        <Banner tone="warn" icon={CircleX}>
          {t('closed')}
        </Banner>
      )}
      <LastAnswer answers={answers} />
      <QueryState
        query={query}
        failed={t('failed')}
        isEmpty={(requests) => requests.length === 0}
        empty={
          <Card>
            <EmptyState drawing={<House />} text={t('none')} />
            <p className="text-center text-15 text-ink-soft">
              {licenseVerified ? t('noneText') : t('notVerified')}
            </p>
          </Card>
        }
      >
        {(requests) => <RequestsWithMap {...{ requests, answers }} />}
      </QueryState>
    </div>
  );
}

/** What was done last, with the way on or back. */
function LastAnswer({ answers }: { answers: Answers }) {
  const { t } = useTranslation('care-requests');
  const { accepted, hiddenId, busyId, undo, forget } = answers;
  const text = accepted ? t('accepted') : hiddenId && t('hidden');
  return (
    <UndoBar
      icon={accepted ? CalendarCheck : EyeOff}
      text={text}
      action={
        accepted ? (
          <ButtonLink variant="secondary" size="sm" to={`/app/visits/${accepted.id}`}>
            {t('openVisit')}
          </ButtonLink>
        ) : (
          hiddenId && (
            <Button
              variant="secondary"
              size="sm"
              busy={busyId === hiddenId}
              onClick={() => void undo(hiddenId)}
            >
              {t('undo')}
            </Button>
          )
        )
      }
      onClose={forget}
    />
  );
}
