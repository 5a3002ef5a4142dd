import type { CareRequest } from '@lakou/contract/care-requests';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import type { Tone } from '../../ui/tone.ts';
import { otherTime } from '../bookings/booking-time.ts';
import { serviceName } from '../bookings/service-name.ts';
import { ownRequestsQuery } from './care-requests.queries.ts';

const LOOKS: Readonly<Record<CareRequest['status'], { tone: Tone; icon: LucideIcon }>> = {
  open: { tone: 'mango', icon: Clock },
  accepted: { tone: 'leaf', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
  expired: { tone: 'neutral', icon: CircleX },
};

/** The patient's own requests: who accepted, and the way to cancel what is open. */
export function OwnRequests() {
  const { t } = useTranslation('care-requests');
  return (
    <Section title={t('mine')}>
      <PagedList
        query={useInfiniteQuery(ownRequestsQuery)}
        more={t('more')}
        failed={t('mineFailed')}
        empty={<p className="text-ink-soft">{t('mineNone')}</p>}
      >
        {(requests) => (
          <ul className="grid gap-3">
            {requests.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function OwnRequest({ request }: { request: CareRequest }) {
  const { t } = useTranslation('care-requests');
  const { t: tBooking } = useTranslation('bookings');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, status, commune, patientName, providerName, bookingId } = request;
  const elsewhere = otherTime(lang, request);
  const written = (at: string, form: 'long' | 'short') =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, form);

  async function withdraw() {
    setBusy(true);
    try {
      await api('POST /api/care-requests/:id/cancel', { params: { id } });
      toast.success(t('withdrawn'));
    } catch (error) {
      toast.error(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: ['bookings'] });
    setBusy(false);
    setAsking(false);
  }
  return (
    <Card as="li">
      <div className="grid gap-2.5">
        <div>
          <h3 className="text-16 font-bold">{serviceName(lang, request)}</h3>
          <p className="first-letter:uppercase">{written(request.dateTime, 'long')}</p>
          {elsewhere && (
            <p className="text-15 text-ink-soft">{tBooking('patientTime', { time: elsewhere })}</p>
          )}
          <p className="text-15 text-ink-soft">
            {patientName} · {commune}
          </p>
        </div>
        <p>
          <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>
        </p>
        {status === 'accepted' && providerName && <p>{t('acceptedBy', { name: providerName })}</p>}
        {status === 'open' && (
          <>
            <p className="text-14 text-ink-soft">
              {t('until', { when: written(request.expiresAt, 'short') })}
            </p>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('withdraw')}
            </Button>
          </>
        )}
        {bookingId && (
          <ButtonLink variant="tint" to={`/app/visits/${bookingId}`}>
            {t('openVisit')}
          </ButtonLink>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('withdraw')}
          text={t('withdrawText')}
          keep={t('withdrawKeep')}
          busy={busy}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
