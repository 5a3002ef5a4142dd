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
import { openRequestsQuery } from './care-requests.queries.ts';
import { OpenRequestCard } from './open-request-card.tsx';
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
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
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
        {(requests) => (
          <ul className="grid gap-3">
            {requests.map((request) => (
              <li key={request.id}>
                <OpenRequestCard {...{ request, answers }} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

/** What was done last, with the way on or back. */
function LastAnswer({ answers: { accepted, hiddenId, busyId, undo } }: { answers: Answers }) {
  const { t } = useTranslation('care-requests');
  if (accepted)
    return (
      <Banner
        tone="info"
        icon={CalendarCheck}
        action={
          <ButtonLink variant="secondary" size="sm" to={`/app/visits/${accepted.id}`}>
            {t('openVisit')}
          </ButtonLink>
        }
      >
        {t('accepted')}
      </Banner>
    );
  if (!hiddenId) return null;
  return (
    <Banner
      tone="info"
      icon={EyeOff}
      action={
        <Button variant="secondary" size="sm" busy={busyId === hiddenId} onClick={() => void undo(hiddenId)}>
          {t('undo')}
        </Button>
      }
    >
      {t('hidden')}
    </Banner>
  );
}
