import type { LakouContract, Result } from '@lakou/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inFours, isWholeCode } from './app-code.ts';
import { AppCodeField } from './app-code-field.tsx';

export type Setup = Result<LakouContract['POST /api/users/me/2fa/setup']>;

interface SetupDialogProps {
  setup: Setup;
  onDone(recoveryCodes: string[]): void;
  onClose(): void;
}

/** First shows the secret for the app, then asks for a code that the app made. */
export function SetupDialog({ setup, onDone, onClose }: SetupDialogProps) {
  const [scanned, setScanned] = useState(false);
  return scanned ? (
    <ConfirmStep onDone={onDone} onClose={onClose} />
  ) : (
    <ScanStep setup={setup} onScanned={() => setScanned(true)} onClose={onClose} />
  );
}

// A product name is the same in every language.
const EXAMPLE_APP = 'Google Authenticator';

function ScanStep({ setup, onScanned, onClose }: { setup: Setup; onScanned(): void; onClose(): void }) {
  const { t } = useTranslation('two-step');
  return (
    <Dialog
      title={t('setup.title')}
      onClose={onClose}
      footer={
        <Button block onClick={onScanned}>
          {t('setup.goOn')}
        </Button>
      }
    >
      <p>{t('setup.scan', { app: EXAMPLE_APP })}</p>
      <img
        src={setup.qr}
        alt={t('setup.picture')}
        width={220}
        height={220}
        className="mx-auto my-4 rounded-control"
      />
      {/* A phone cannot scan its own screen, so a link opens the app there. */}
      <p className="text-center md:hidden">
        <a href={setup.uri} className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          {t('setup.openApp')}
        </a>
      </p>
      <p className="mt-2 text-15 text-ink-soft">{t('setup.type')}</p>
      <p className="mt-2 rounded-control bg-sunken p-3 text-center font-mono text-16 font-semibold text-balance select-all">
        {inFours(setup.secret)}
      </p>
    </Dialog>
  );
}

function ConfirmStep({ onDone, onClose }: Pick<SetupDialogProps, 'onDone' | 'onClose'>) {
  const { t } = useTranslation('two-step');
  const errorText = useErrorText();
  const formId = useId();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api('POST /api/users/me/2fa/confirm', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isWholeCode(code)) confirm.mutate();
  }
  return (
    <Dialog
      title={t('setup.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} block busy={confirm.isPending} disabled={!isWholeCode(code)}>
          {t('setup.finish')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <AppCodeField
          value={code}
          error={confirm.isError ? errorText(confirm.error) : undefined}
          onChange={setCode}
        />
      </form>
    </Dialog>
  );
}
