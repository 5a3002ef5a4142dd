import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/forgot-password.page.ts';
import { passwordMeta } from './password-meta.ts';

export const handle: PageHandle = { words: ['passwords'] };
export const clientLoader = needsWords('shell', 'accounts', 'passwords');
export const meta = ({ location }: Route.MetaArgs) => passwordMeta(location.pathname, 'forgot');

export default function ForgotPassword() {
  const { t } = useTranslation('passwords');
  const errorText = useErrorText();
  const lang = useLanguage();
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const asking = useMutation({
    mutationFn: () => api('POST /api/auth/forgot-password', { body: { email } }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    asking.mutate();
  }

  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('forgot.title')}</h1>
      {asking.isSuccess ? (
        <Card attention="leaf">
          <p role="status" className="flex gap-3">
            <MailCheck size={24} className="shrink-0 text-leaf" />
            <span className="wrap-anywhere">{t('forgot.sent', { email })}</span>
          </p>
        </Card>
      ) : (
        <form onSubmit={submit} className="grid gap-5" noValidate>
          <p className="text-ink-soft">{t('forgot.lead')}</p>
          <EmailField
            label={t('forgot.email')}
            icon={Mail}
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {asking.isError && <FormError>{errorText(asking.error)}</FormError>}
          <Button type="submit" block busy={asking.isPending} disabled={email.trim() === ''}>
            {t('forgot.send')}
          </Button>
        </form>
      )}
      <p className="mt-6">
        <TextLink to={`/${lang}/phone`}>{t('forgot.byPhone')}</TextLink>
      </p>
      <p className="mt-3">
        <TextLink to={`/${lang}/sign-in`} state={{ email }}>
          {t('forgot.back')}
        </TextLink>
      </p>
    </>
  );
}
