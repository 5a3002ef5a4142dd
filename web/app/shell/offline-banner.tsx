import { formatDateTime } from '@lakou/i18n';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { forgetBooked } from '../platform/outbox/outbox-state.ts';
import { useOutbox } from '../platform/outbox/use-outbox.ts';
import { ownTimeZone } from '../platform/time/time-zone.ts';
import { useOnline } from '../platform/use-online.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useAsOf } from './use-as-of.ts';

/** Says that there is no network and how old the screen is, and what waits to be sent. */
export function OfflineBanner() {
  return (
    <>
      {!useOnline() && <NoNetwork />}
      <Waiting />
      <Booked />
    </>
  );
}

function NoNetwork() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const asOf = useAsOf();
  return (
    <Banner tone="warn" icon={WifiOff}>
      {asOf === undefined
        ? t('offline')
        : t('offlineAsOf', {
            when: formatDateTime(lang, { at: new Date(asOf), timeZone: ownTimeZone() }, 'short'),
          })}
    </Banner>
  );
}

function Waiting() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // What was recorded and not sent waits for its person.
  const items = useOutbox().items.filter(({ held }) => !held);
  const refused = items.filter(({ refusal }) => refusal).length;
  const count = items.length - refused;
  if (items.length === 0 || pathname === '/app/outbox') return null;
  return (
    <Banner
      tone={refused > 0 ? 'warn' : 'info'}
      icon={refused > 0 ? CloudAlert : CloudUpload}
      action={
        <ButtonLink to="/app/outbox" variant="secondary" size="sm">
          {t('seeWaiting')}
        </ButtonLink>
      }
    >
      {refused > 0 && t('refusedEntries', { count: refused })} {count > 0 && t('waitingToSend', { count })}
    </Banner>
  );
}

/** A wish for a visit was sent while nobody looked: its time and price are on the visit. */
function Booked() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { booked } = useOutbox();
  const isSeen = pathname.startsWith('/app/visits');
  useEffect(() => {
    if (isSeen) forgetBooked();
  }, [isSeen]);
  if (booked.length === 0 || isSeen) return null;
  return (
    <Banner
      tone="info"
      icon={CalendarCheck}
      action={
        <ButtonLink to="/app/visits" variant="secondary" size="sm">
          {t('seeVisits')}
        </ButtonLink>
      }
    >
      {t('wishSent', { names: booked.map(({ name }) => name).join(', ') })}
    </Banner>
  );
}
