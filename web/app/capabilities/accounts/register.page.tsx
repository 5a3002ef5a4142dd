import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { HumanCheck } from '../human-check/human-check.tsx';
import { useHumanCheck } from '../human-check/use-human-check.ts';
import type { Route } from './+types/register.page.ts';
import { AgreeToTerms } from './agree-to-terms.tsx';
import { authMeta } from './auth-meta.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { RegisterFields } from './register-fields.tsx';
import { choiceFrom, EMPTY, isFilled, type Newcomer, register } from './registration.ts';
import { SignInWays } from './sign-in-ways.tsx';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

export const handle: PageHandle = { words: ['human-check', 'passwords'] };
export const clientLoader = needsWords('shell', 'accounts', 'human-check', 'passwords');
export const meta = ({ location }: Route.MetaArgs) => authMeta(location.pathname, 'registerMeta');

export default function Register() {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [newcomer, setNewcomer] = useState<Newcomer>(EMPTY);
  const human = useHumanCheck();
  useRedirectSignedIn();
  // The page is prerendered without a choice; the address may contain one.
  useEffect(() => setNewcomer((now) => ({ ...now, ...choiceFrom(search) })), [search]);

  const registering = useMutation({
    mutationFn: register,
    onSuccess: async ({ humanCheck }) => {
      toast.success(t('registered'));
      const state = { email: newcomer.email, humanCheck, checkedAt: Date.now() };
      await navigate(`/${lang}/sign-in${search}`, { state });
    },
  });

  const canSend = isFilled(newcomer) && human.state === 'ready';
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canSend) registering.mutate({ ...newcomer, humanCheck: await human.take() });
  }

  return (
    <>
      <h1 className="mb-5 text-28 font-extrabold">{t('join')}</h1>
      <div className="grid gap-3">
        <AuthTabs />
        {newcomer.choice === 'patient' && <SignInWays byEmail="register" />}
      </div>
      <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5" noValidate>
        <RegisterFields
          newcomer={newcomer}
          error={registering.error}
          onChange={(change) => setNewcomer((now) => ({ ...now, ...change }))}
        />
        <HumanCheck state={human.state} onTick={human.tick} />
        {registering.isError && <FormError>{errorText(registering.error)}</FormError>}
        <Button type="submit" block busy={registering.isPending} disabled={!canSend}>
          {t('createMyAccount')}
        </Button>
        <AgreeToTerms />
      </form>
    </>
  );
}
