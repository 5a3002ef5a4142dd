import { formatDate } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { isRefusal, prove } from '../devices/prove.ts';
import { useHasPassword } from '../phone-sign-in/phone-sign-in.queries.ts';

const CONSEQUENCES = ['signedOut', 'grace', 'erased', 'kept'] as const;

/** Lists what will be lost, and asks for the password and a confirmation word. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-data');
  const lang = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const hasPassword = useHasPassword();
  const word = t('delete.word');

  const leave = useMutation({
    mutationFn: async () => {
      if (!hasPassword) return api('DELETE /api/users/me', { body: {} });
      // The password typed here is the proof too; only where a code is wanted as well is anybody asked again.
      await prove({ password, code: '' }).catch((refusal: unknown) => {
        if (!isRefusal(refusal, 'two_step_code_required')) throw refusal;
      });
      return api('DELETE /api/users/me', { body: { password } });
    },
    onSuccess: async ({ eraseAfter }) => {
      const timeZone = ownTimeZone();
      const date = formatDate(lang, { at: new Date(eraseAfter), timeZone }, 'long');
      await navigate(`/${lang}/sign-in`, { replace: true });
      queries.clear();
      toast.info(t('delete.done', { date }));
    },
  });
  const isWrong = isRefusal(leave.error, 'wrong_password');
  const isReady = typed.trim().toUpperCase() === word && (!hasPassword || password !== '');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) leave.mutate();
  }

  return (
    <Dialog
      title={t('delete.action')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button
            type="submit"
            form={formId}
            variant="danger"
            block
            busy={leave.isPending}
            disabled={!isReady}
          >
            {t('delete.action')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('delete.keep')}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <ul className="grid list-disc gap-2 pl-5">
          {CONSEQUENCES.map((one) => (
            <li key={one}>{t(`delete.consequences.${one}`)}</li>
          ))}
        </ul>
        <TextField
          label={t('delete.typeWord', { word })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {hasPassword && (
          <PasswordField
            label={t('delete.password')}
            name="password"
            autoComplete="current-password"
            required
            error={isWrong ? t('delete.wrongPassword') : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <div role="alert">
          <FieldNote
            id={`${formId}-refused`}
            error={leave.isError && !isWrong ? errorText(leave.error) : undefined}
          />
        </div>
      </form>
    </Dialog>
  );
}
