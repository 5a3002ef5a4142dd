import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ownVerificationQuery } from './verification.queries.ts';

/** Why a provider sees only the names of patients, and what to do about it. */
export function LicenceNotice() {
  const { t } = useTranslation('provider-workspace');
  const { data } = useQuery(ownVerificationQuery);
  if (!data || data.licenseVerified || data.state === 'verified') return null;
  const { state, reason, note } = data;
  return (
    <Banner
      tone="warn"
      icon={ShieldAlert}
      action={
        state !== 'pending' && (
          <ButtonLink variant="secondary" size="sm" to="/app/edit-profile">
            {t('licence.change')}
          </ButtonLink>
        )
      }
    >
      {t(`licence.${state}`)}
      {reason && <span className="block">{t(`licence.reason.${reason}`)}</span>}
      {note && <span className="block whitespace-pre-wrap">{note}</span>}
    </Banner>
  );
}
