import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Section } from '../../ui/section.tsx';

/** For an account that was made with a phone. */
export function AddEmail() {
  const { t } = useTranslation('email');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const adding = useMutation({ mutationFn: () => api('POST /api/users/me/email', { body: { email } }) });
  const { error } = adding;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    adding.mutate();
  }
  return (
    <Section title={t('title')}>
      <Card>
        {adding.isSuccess ? (
          <p role="status" className="wrap-anywhere">
            {t('asked', { email })}
          </p>
        ) : (
          <form onSubmit={submit} className="grid gap-5" noValidate>
            <p>{t('none')}</p>
            <EmailField
              label={t('title')}
              icon={Mail}
              name="email"
              autoComplete="email"
              required
              hint={t('addHint')}
              error={error && !wasGivenUp(error) ? errorText(error) : undefined}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" busy={adding.isPending} disabled={email.trim() === ''}>
              {t('add')}
            </Button>
          </form>
        )}
      </Card>
    </Section>
  );
}
