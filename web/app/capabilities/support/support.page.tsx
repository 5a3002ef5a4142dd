import { LONGEST_EMAIL, LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { LONGEST_SUPPORT_PHONE, LONGEST_SUPPORT_TEXT, SUPPORT_TOPICS } from '@lakou/contract/support.rules';
import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import Phone from 'lucide-react/icons/phone';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/support.page.ts';

export const handle: PageHandle = { words: ['support'] };
export const clientLoader = needsWords('shell', 'accounts', 'support');
export function meta({ location }: Route.MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('support');
  return [{ title: t('meta') }, { name: 'robots', content: 'noindex' }];
}

const EMPTY = { name: '', email: '', phone: '', topic: 'other', message: '' };
type Draft = typeof EMPTY;

/** Signed in or not: who cannot sign in needs help too. */
export default function Support() {
  const { t } = useTranslation('support');
  const errorText = useErrorText();
  const lang = useLanguage();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const writing = useMutation({
    mutationFn: ({ topic, email, phone, ...rest }: Draft) =>
      api('POST /api/support', {
        body: {
          ...rest,
          ...(email.trim() && { email }),
          ...(phone.trim() && { phone }),
          topic: SUPPORT_TOPICS.find((one) => one === topic) ?? 'other',
        },
      }),
  });
  const control = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    writing.mutate(draft);
  }
  const reachedAt = draft.email.trim() || draft.phone.trim();
  const isIncomplete = [draft.name, reachedAt, draft.message].some((text) => text.trim() === '');
  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('title')}</h1>
      {writing.isSuccess ? (
        <Card attention="leaf">
          <p role="status" className="flex gap-3">
            <MailCheck size={24} className="shrink-0 text-leaf" />
            <span className="wrap-anywhere">{t('sent', { email: reachedAt })}</span>
          </p>
        </Card>
      ) : (
        <form onSubmit={submit} className="grid gap-5" noValidate>
          <p className="text-ink-soft">{t('lead')}</p>
          <TextField
            label={t('name')}
            required
            autoComplete="name"
            maxLength={LONGEST_NAME}
            {...control('name')}
          />
          <EmailField
            label={t('email')}
            icon={Mail}
            autoComplete="email"
            maxLength={LONGEST_EMAIL}
            {...control('email')}
          />
          <TextField
            label={t('phone')}
            hint={t('phoneHint')}
            icon={Phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={LONGEST_SUPPORT_PHONE}
            {...control('phone')}
          />
          <Select label={t('topic')} {...control('topic')}>
            {SUPPORT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topics.${topic}`)}
              </option>
            ))}
          </Select>
          <TextArea
            label={t('message')}
            required
            hint={t('messageHint')}
            rows={5}
            maxLength={LONGEST_SUPPORT_TEXT}
            {...control('message')}
          />
          {writing.isError && <FormError>{errorText(writing.error)}</FormError>}
          <Button type="submit" block busy={writing.isPending} disabled={isIncomplete}>
            {t('send')}
          </Button>
        </form>
      )}
      <p className="mt-6">
        <TextLink to={`/${lang}/sign-in`}>{t('back')}</TextLink>
      </p>
    </>
  );
}
