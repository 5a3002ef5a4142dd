import { LONGEST_PASSCODE, LONGEST_RECIPIENT } from '@lakou/contract/health-links.rules';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/view.page.ts';
import { type HealthLinkPayload, readLink } from './health-link.ts';
import { openLink, UnreadableRecord } from './open-link.ts';
import { ViewedRecord } from './viewed-record.tsx';

export const handle: PageHandle = { words: ['health-links', 'fhir', 'labs', 'lab-explanation'] };
export const clientLoader = needsWords('shell', 'health-links', 'fhir', 'labs', 'lab-explanation');
export const meta = ({ location }: Route.MetaArgs) => [
  {
    title: wordsIn(languageOfPath(location.pathname) ?? 'en')
      .of('health-links')
      .t('view.meta'),
  },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The page of a shared link, for people without an account. The key is in the fragment, which is sent to nobody. */
export default function ViewPage() {
  const { t } = useTranslation('health-links');
  // The page is prerendered without a link. Null: there is none.
  const [link, setLink] = useState<HealthLinkPayload | null>();
  useEffect(() => {
    const read = () => setLink(readLink(location.hash) ?? null);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('view.title')}</h1>
      {link === null && <FormError>{t('view.noLink')}</FormError>}
      {link && <OpenForm key={link.url} link={link} />}
    </>
  );
}

function OpenForm({ link }: { link: HealthLinkPayload }) {
  const { t } = useTranslation('health-links');
  const [recipient, setRecipient] = useState('');
  const [passcode, setPasscode] = useState('');
  const opening = useMutation({
    mutationFn: () => openLink(link, { recipient: recipient.trim(), passcode }),
  });
  const { data, error } = opening;
  const asksPasscode = link.flag?.includes('P') ?? false;
  // The last wrong passcode closes it for good.
  const isClosed = error instanceof ApiError && (error.status === 404 || error.remainingAttempts === 0);
  if (data) return <ViewedRecord bundle={data} />;
  if (isClosed) return <FormError>{t('view.closed')}</FormError>;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (recipient.trim() && !opening.isPending) opening.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <p className="text-ink-soft">{t('view.lead')}</p>
      <TextField
        label={t('view.who')}
        hint={t('view.whoHint')}
        name="recipient"
        maxLength={LONGEST_RECIPIENT}
        autoComplete="name"
        value={recipient}
        onChange={(event) => setRecipient(event.target.value)}
      />
      {asksPasscode && (
        <TextField
          label={t('view.passcode')}
          name="passcode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_PASSCODE}
          value={passcode}
          onChange={(event) => setPasscode(event.target.value)}
        />
      )}
      {error && <OpeningProblem error={error} />}
      <Button
        type="submit"
        block
        busy={opening.isPending}
        disabled={!recipient.trim() || (asksPasscode && !passcode)}
      >
        {t('view.open')}
      </Button>
    </form>
  );
}

function OpeningProblem({ error }: { error: Error }) {
  const { t } = useTranslation('health-links');
  const errorText = useErrorText();
  if (error instanceof UnreadableRecord) return <FormError>{t('view.broken')}</FormError>;
  if (error instanceof ApiError && error.remainingAttempts !== undefined)
    return <FormError>{t('view.wrong', { count: error.remainingAttempts })}</FormError>;
  return <FormError>{errorText(error)}</FormError>;
}
