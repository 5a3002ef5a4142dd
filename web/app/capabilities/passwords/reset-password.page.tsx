import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { sessionQuery } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/reset-password.page.ts';
import { faultOf } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { removalOf, type Ticks } from './other-ways-in.ts';
import { OtherWaysInList } from './other-ways-in-list.tsx';
import { passwordMeta } from './password-meta.ts';
import { useLinkToken } from './use-link-token.ts';

export const handle: PageHandle = { words: ['passwords'] };
export const clientLoader = needsWords('shell', 'accounts', 'passwords');
export const meta = ({ location }: Route.MetaArgs) => passwordMeta(location.pathname, 'reset');

const isDead = (error: unknown) => error instanceof ApiError && error.code === 'link_invalid';

export default function ResetPassword() {
  const { t } = useTranslation('passwords');
  const errorText = useErrorText();
  const lang = useLanguage();
  const token = useLinkToken();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [typed, setTyped] = useState({ chosen: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const [ticks, setTicks] = useState<Ticks>({});
  const ways = useQuery({
    queryKey: ['other-ways-in', token],
    queryFn: () => api('GET /api/auth/reset-password', { query: { token: token ?? '' } }),
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
  });
  const fault = tried ? faultOf(typed) : undefined;

  const choosing = useMutation({
    mutationFn: () =>
      api('POST /api/auth/reset-password', {
        body: {
          token: token ?? '',
          newPassword: typed.chosen,
          ...(ways.data && { remove: removalOf(ways.data, ticks) }),
        },
      }),
    onSuccess: async () => {
      toast.success(t('reset.done'));
      queries.setQueryData(sessionQuery.queryKey, null); // every session ended, this device's too
      await navigate(`/${lang}/sign-in`, { replace: true });
    },
  });
  const linkIsDead = token === '' || isDead(choosing.error) || isDead(ways.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!faultOf(typed)) choosing.mutate();
  }

  return (
    <>
      <h1 className="mb-5 text-28 font-extrabold">{t('reset.title')}</h1>
      {linkIsDead ? (
        <div className="grid gap-5">
          <FormError>{t('reset.dead')}</FormError>
          <ButtonLink to={`/${lang}/forgot-password`} block>
            {t('reset.askAgain')}
          </ButtonLink>
        </div>
      ) : (
        <form onSubmit={submit} className="grid gap-5" noValidate>
          <NewPasswordField
            label={t('new')}
            name="newPassword"
            hint={t('hint')}
            error={fault === 'tooShort' ? t('tooShort') : undefined}
            value={typed.chosen}
            onChange={(chosen) => setTyped((now) => ({ ...now, chosen }))}
          />
          <PasswordField
            label={t('repeat')}
            name="repeatedPassword"
            autoComplete="new-password"
            required
            error={fault === 'mismatch' ? t('mismatch') : undefined}
            value={typed.repeated}
            onChange={(event) => setTyped((now) => ({ ...now, repeated: event.target.value }))}
          />
          <QueryState query={ways} skeleton={null} failed={t('reset.ways.failed')}>
            {(found) => (
              <OtherWaysInList
                ways={found}
                ticks={ticks}
                onTick={(id, ticked) => setTicks((now) => ({ ...now, [id]: ticked }))}
              />
            )}
          </QueryState>
          {choosing.isError && <FormError>{errorText(choosing.error)}</FormError>}
          <Button
            type="submit"
            block
            busy={choosing.isPending}
            disabled={!token || !typed.chosen || !typed.repeated}
          >
            {t('reset.save')}
          </Button>
        </form>
      )}
    </>
  );
}
