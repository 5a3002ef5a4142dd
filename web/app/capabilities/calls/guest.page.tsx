import type { GuestInvitation } from '@lakou/contract/call-guests';
import { LONGEST_GUEST_NAME } from '@lakou/contract/calls.rules';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/guest.page.ts';
import { DeviceCheck } from './device-check.tsx';
import { placeFor } from './guest-place.ts';
import { GuestRoom } from './guest-room.tsx';
import { createLocalMedia } from './local-media.ts';

export const handle: PageHandle = { words: ['calls'] };
export const clientLoader = needsWords('shell', 'calls');
export const meta = ({ location }: Route.MetaArgs) => [
  {
    title: wordsIn(languageOfPath(location.pathname) ?? 'en')
      .of('calls')
      .t('guest.meta'),
  },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const LOOK_EVERY_MS = 20_000;

/** For whoever was invited to a visit, without an account. The token is in the fragment, which is sent to nobody. */
export default function GuestPage() {
  const { t } = useTranslation('calls');
  // The page is prerendered without a link.
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('guest.pageTitle')}</h1>
      {token === '' && <FormError>{t('guest.dead')}</FormError>}
      {token && <Invitation key={token} token={token} />}
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('calls');
  const query = useQuery({
    queryKey: ['call-guests', token],
    queryFn: () => api('POST /api/call-guests/look', { body: { token } }),
    refetchInterval: ({ state }) => (state.data && !state.data.open ? LOOK_EVERY_MS : false),
  });
  return (
    <QueryState
      query={query}
      frame={(problem) => <Card>{problem}</Card>}
      notFound={<FormError>{t('guest.dead')}</FormError>}
    >
      {(invitation) => <Arrival token={token} invitation={invitation} />}
    </QueryState>
  );
}

function Arrival({ token, invitation }: { token: string; invitation: GuestInvitation }) {
  const { t } = useTranslation('calls');
  const lang = useLanguage();
  const [name, setName] = useState(() => placeFor(token)?.name ?? '');
  const [inside, setInside] = useState(false);
  const { mode, open, opensAt } = invitation;
  const [media] = useState(() => createLocalMedia(mode === 'video'));
  useEffect(() => {
    void media.open();
    return () => media.close();
  }, [media]);
  function enter(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') setInside(true);
  }
  if (inside)
    return (
      <GuestRoom
        token={token}
        name={name.trim()}
        mode={mode}
        media={media}
        onLeave={() => setInside(false)}
      />
    );
  const time = formatDateTime(lang, { at: new Date(opensAt), timeZone: ownTimeZone() }, 'short');
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('guest.pageLead')}</p>
      <DeviceCheck media={media} mode={mode}>
        <p className="text-15 text-ink-soft">{t('notRecorded')}</p>
        {open ? (
          <form className="grid gap-4" onSubmit={enter}>
            <TextField
              label={t('guest.name')}
              value={name}
              maxLength={LONGEST_GUEST_NAME}
              autoComplete="name"
              required
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" block>
              {t('guest.enter')}
            </Button>
          </form>
        ) : (
          <p role="status" className="font-medium">
            {t('opensAt', { time })}
          </p>
        )}
      </DeviceCheck>
    </div>
  );
}
