import { useMutation } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { OffDialog } from './off-dialog.tsx';
import { type TwoStep, useNoteTwoStep } from './two-step.queries.ts';
import { useComplaint } from './use-complaint.ts';

interface TwoStepOnProps {
  state: TwoStep;
  onNewCodes(recoveryCodes: readonly string[]): void;
}

/** Shown while it is on: the remaining codes and the actions. */
export function TwoStepOn({ state, onNewCodes }: TwoStepOnProps) {
  const { t } = useTranslation('two-step');
  const note = useNoteTwoStep();
  const [turningOff, setTurningOff] = useState(false);
  function turnedOff() {
    toast.success(t('off.done'));
    note({ enabled: false, recoveryCodesLeft: 0, rememberedDevices: 0 });
  }
  return (
    <>
      <Badge tone="leaf" icon={ShieldCheck}>
        {t('isOn')}
      </Badge>
      <p className="mt-3">{t('codesLeft', { count: state.recoveryCodesLeft })}</p>
      {state.rememberedDevices > 0 && <p>{t('remembered', { count: state.rememberedDevices })}</p>}
      <div className="mt-4 grid gap-2">
        <NewCodes onNewCodes={onNewCodes} />
        {state.rememberedDevices > 0 && <ForgetDevices />}
        <Button variant="ghost" onClick={() => setTurningOff(true)}>
          {t('turnOff')}
        </Button>
      </div>
      {turningOff && <OffDialog onDone={turnedOff} onClose={() => setTurningOff(false)} />}
    </>
  );
}

function NewCodes({ onNewCodes }: Pick<TwoStepOnProps, 'onNewCodes'>) {
  const { t } = useTranslation('two-step');
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    mutationFn: () => api('POST /api/users/me/2fa/recovery-codes'),
    onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes),
    onError: useComplaint(),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('newCodes')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('newCodes')}
          text={t('newCodesWhat')}
          keep={t('keepCodes')}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ForgetDevices() {
  const { t } = useTranslation('two-step');
  const note = useNoteTwoStep();
  const forget = useMutation({
    mutationFn: () => api('DELETE /api/users/me/2fa/devices'),
    onSuccess: () => {
      toast.success(t('devicesForgotten'));
      note({ rememberedDevices: 0 });
    },
    onError: useComplaint(),
  });
  return (
    <Button variant="secondary" busy={forget.isPending} onClick={() => forget.mutate()}>
      {t('forgetDevices')}
    </Button>
  );
}
