import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { currentBookingsQuery } from '../bookings/current-bookings.queries.ts';
import { useActiveProfile } from '../family/active-profile.ts';
import { openRequestsQuery } from '../questionnaires/questionnaires.queries.ts';

/** Questions of providers that wait for the patient's answers. What they are about is not said here: others see the screen. */
export function AskedQuestions() {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const { id: userId } = useUser();
  const { id } = useActiveProfile();
  // The visits come first on a slow link.
  const { isFetched } = useQuery(currentBookingsQuery(userId));
  const query = useQuery({ ...openRequestsQuery(userId), enabled: isFetched });
  // They are asked of the patient, not of those the patient acts for.
  if (id !== 'me') return null;
  if (!query.data) return <FailedNote query={query} text={t('asked.failed')} />;
  return query.data.map(({ id: requestId, providerName, askedAt }) => (
    <Card key={requestId} as="article">
      <h2 className="text-16 font-bold wrap-anywhere">{t('asked.title', { name: providerName })}</h2>
      <p className="text-15 text-ink-soft">
        {t('asked.since', {
          date: formatDate(lang, { at: new Date(askedAt), timeZone: ownTimeZone() }, 'short'),
        })}
      </p>
      <div className="mt-3">
        <ButtonLink
          to={`/app/questionnaires/${requestId}`}
          block
          aria-label={t('asked.answerTo', { name: providerName })}
        >
          {t('asked.answer')}
        </ButtonLink>
      </div>
    </Card>
  ));
}
