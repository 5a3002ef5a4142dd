import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { ownVerificationQuery } from './verification.queries.ts';

/** Whether the server shows this provider more than names; undefined while it has not said so. */
export function useMaybeReadsRecords(): boolean | undefined {
  const { data, isError, isPaused } = useQuery(ownVerificationQuery);
  // Who cannot be told may ask: the server decides again.
  return data?.readsRecords ?? (isError || isPaused || undefined);
}

/** False once it is known that the server shows this provider no more than names. */
export const useReadsRecords = (): boolean => useMaybeReadsRecords() !== false;

/** What is read of a patient, or the notice alone where the server would answer 404 to all of it. */
export function Licensed({ children }: { children: ReactNode }) {
  return useReadsRecords() ? children : <LicenceNotice />;
}

/** Why a provider sees only the names of patients, and what to do about it. */
export function LicenceNotice() {
  const { t } = useTranslation('provider-workspace');
  const query = useQuery(ownVerificationQuery);
  const { data } = query;
  if (!data) return <FailedNote query={query} text={t('licence.failed')} />;
  if (data.readsRecords) return null;
  const { reason, note } = data;
  // The date of a verified licence counts before the job that ends the verification has run.
  const state = data.state === 'verified' ? 'expired' : data.state;
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
