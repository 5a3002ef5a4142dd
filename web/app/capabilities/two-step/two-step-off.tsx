import { useMutation } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { hasProvenAddress, useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { VerifyEmailFirst } from '../email/verify-email-first.tsx';
import { type Setup, SetupDialog } from './setup-dialog.tsx';
import { useComplaint } from './use-complaint.ts';

/** Shown while it is off: its benefit, and the button to turn it on. */
export function TwoStepOff({ onTurnedOn }: { onTurnedOn(recoveryCodes: readonly string[]): void }) {
  const { t } = useTranslation('two-step');
  const user = useUser();
  const [setup, setSetup] = useState<Setup>();
  const begin = useMutation({
    mutationFn: () => api('POST /api/users/me/2fa/setup'),
    onSuccess: setSetup,
    onError: useComplaint(),
  });
  return (
    <>
      <p>{t('what')}</p>
      {hasProvenAddress(user) ? (
        <div className="mt-4">
          <Button
            variant="secondary"
            icon={ShieldCheck}
            busy={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t('turnOn')}
          </Button>
        </div>
      ) : (
        <VerifyEmailFirst />
      )}
      {setup && <SetupDialog setup={setup} onDone={onTurnedOn} onClose={() => setSetup(undefined)} />}
    </>
  );
}
