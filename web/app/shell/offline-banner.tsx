import { formatDateTime } from '@lakou/i18n';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
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
  const count = useOutbox().items.length;
  if (count === 0 || pathname === '/app/outbox') return null;
  return (
    <Banner
      tone="info"
      icon={CloudUpload}
      action={
        <ButtonLink to="/app/outbox" variant="secondary" size="sm">
          {t('seeWaiting')}
        </ButtonLink>
      }
    >
      {t('waitingToSend', { count })}
    </Banner>
  );
}
