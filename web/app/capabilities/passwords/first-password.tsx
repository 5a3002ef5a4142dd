import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { signInPhoneQuery } from '../phone-sign-in/phone-sign-in.queries.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** For an account that was made with a phone and has no password. */
export function FirstPassword() {
  const { t } = useTranslation('passwords');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [newPassword, setNewPassword] = useState('');
  const setting = useMutation({
    mutationFn: () => api('POST /api/users/me/password', { body: { newPassword } }),
  });
  const { error } = setting;
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    try {
      await setting.mutateAsync();
    } catch {
      return; // shown under the field
    }
    toast.success(t('firstDone'));
    await queries.invalidateQueries({ queryKey: signInPhoneQuery.queryKey });
  }
  return (
    <Section title={t('title')}>
      <Card>
        <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
          <p>{t('firstLead')}</p>
          <NewPasswordField
            label={t('new')}
            name="newPassword"
            hint={t('hint')}
            error={error && !wasGivenUp(error) ? errorText(error) : undefined}
            value={newPassword}
            onChange={setNewPassword}
          />
          <Button type="submit" busy={setting.isPending} disabled={newPassword === ''}>
            {t('first')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
