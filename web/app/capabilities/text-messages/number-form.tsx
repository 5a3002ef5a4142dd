import { LONGEST_TEXT_PHONE, TEXT_CODE_LENGTH } from '@lakou/contract/text-messages.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Phone from 'lucide-react/icons/phone';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { notificationSettingsQuery } from '../notifications/notifications.queries.ts';
import { textSettingsQuery } from './text-messages.queries.ts';

interface NumberFormProps {
  onDone: () => void;
  /** Undefined when there is no number to go back to. */
  onCancel: (() => void) | undefined;
}

/** First the number, then the code that was sent to it. */
export function NumberForm({ onDone, onCancel }: NumberFormProps) {
  const { t } = useTranslation('text-messages');
  const [phone, setPhone] = useState('');
  const [isSent, setSent] = useState(false);
  return (
    <div className="grid gap-5">
      <p>{t('intro')}</p>
      {isSent ? (
        <CodeStep phone={phone} onDone={onDone} onBack={() => setSent(false)} />
      ) : (
        <PhoneStep phone={phone} onType={setPhone} onSent={() => setSent(true)} onCancel={onCancel} />
      )}
    </div>
  );
}

interface PhoneStepProps extends Pick<NumberFormProps, 'onCancel'> {
  phone: string;
  onType: (phone: string) => void;
  onSent: () => void;
}

function PhoneStep({ phone, onType, onSent, onCancel }: PhoneStepProps) {
  const { t } = useTranslation('text-messages');
  const errorText = useErrorText();
  const sending = useMutation({
    mutationFn: () =>
      api('POST /api/users/me/text-messages/code', { body: { phone, timeZone: ownTimeZone() } }),
    onSuccess: onSent,
  });
  const { error } = sending;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    sending.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        icon={Phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={LONGEST_TEXT_PHONE}
        error={error && !wasGivenUp(error) ? errorText(error) : undefined}
        value={phone}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="grid gap-2">
        <Button type="submit" busy={sending.isPending} disabled={phone.trim() === ''}>
          {t('sendCode')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('keepNumber')}
          </Button>
        )}
      </div>
    </form>
  );
}

function CodeStep({ phone, onDone, onBack }: { phone: string; onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation('text-messages');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const proving = useMutation({
    mutationFn: async () => {
      const settings = await api('POST /api/users/me/text-messages/number', { body: { code } });
      // The form is gone as soon as there is a number.
      onDone();
      toast.success(t('saved'));
      queries.setQueryData(textSettingsQuery.queryKey, settings);
      await queries.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey });
    },
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    proving.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <p role="status" className="wrap-anywhere">
        {t('codeSent', { phone })}
      </p>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        icon={KeyRound}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={TEXT_CODE_LENGTH}
        error={proving.isError ? errorText(proving.error) : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
      />
      <p className="text-14 text-ink-soft">{t('consent')}</p>
      <div className="grid gap-2">
        <Button type="submit" busy={proving.isPending} disabled={code.length !== TEXT_CODE_LENGTH}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('again')}
        </Button>
      </div>
    </form>
  );
}
