import type { Booking } from '@lakou/contract/bookings';
import { isBeforeVisit } from '@lakou/contract/pre-visit-answers.rules';
import type { SymptomComplaint } from '@lakou/contract/symptom-checker';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { bookingsQuery } from '../bookings/bookings.queries.ts';

const MOST_VISITS = 3;

interface ShareWithVisitProps {
  complaint: SymptomComplaint;
  dependentId: string | undefined;
}

/** Offers to show this check to the provider of a visit to come of the same person. */
export function ShareWithVisit({ complaint, dependentId }: ShareWithVisitProps) {
  const { t } = useTranslation('symptom-checker');
  const { id, role } = useUser();
  const { data } = useInfiniteQuery({ ...bookingsQuery(id, 'upcoming'), enabled: role === 'PATIENT' });
  const now = new Date();
  const visits = (data?.pages.flat() ?? []).filter(
    (visit) =>
      visit.providerId &&
      visit.dependentId === dependentId &&
      isBeforeVisit({ status: visit.status, startsAt: new Date(visit.dateTime) }, now),
  );
  if (visits.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-18">{t('share.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('share.about')}</p>
      <ul className="mt-3 grid gap-2">
        {visits.slice(0, MOST_VISITS).map((visit) => (
          <li key={visit.id}>
            <ShareButton visit={visit} complaint={complaint} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ShareButton({ visit, complaint }: { visit: Booking; complaint: SymptomComplaint }) {
  const { t } = useTranslation('symptom-checker');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const sharing = useMutation({
    mutationFn: () =>
      api('PUT /api/bookings/:id/symptom-check', { params: { id: visit.id }, body: complaint }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['bookings', 'pre-visit', visit.id] }),
    onError: (error) => toast.error(errorText(error)),
  });
  const when = formatDateTime(lang, { at: new Date(visit.dateTime), timeZone: ownTimeZone() }, 'short');
  if (sharing.isSuccess)
    return (
      <ButtonLink variant="tint" icon={Check} block to={`/app/visits/${visit.id}`}>
        {t('share.shared', { name: visit.providerName ?? '' })}
      </ButtonLink>
    );
  return (
    <Button variant="secondary" icon={Share2} block busy={sharing.isPending} onClick={() => sharing.mutate()}>
      {t('share.with', { name: visit.providerName ?? '', when })}
    </Button>
  );
}
