import { useMutation, useQueryClient } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { sessionQuery } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useLinkToken } from '../passwords/use-link-token.ts';
import type { Route } from './+types/undo-email.page.ts';

export const handle: PageHandle = { words: ['email'] };
export const clientLoader = needsWords('shell', 'email');
export const meta = ({ location }: Route.MetaArgs) => [
  {
    title: wordsIn(languageOfPath(location.pathname) ?? 'en')
      .of('email')
      .t('undo.meta'),
  },
  { name: 'robots', content: 'noindex' },
];

/**
 * The page of the link in the mail to the old address. It needs a button, because mail programs open links by
 * themselves.
 */
export default function UndoEmail() {
  const { t } = useTranslation('email');
  const errorText = useErrorText();
  const token = useLinkToken();
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => api('POST /api/auth/undo-email', { body: { token: token ?? '' } }),
    onSuccess: () => queries.setQueryData(sessionQuery.queryKey, null),
  });
  const { error } = undoing;
  const linkIsDead = token === '' || (error instanceof ApiError && error.code === 'link_invalid');
  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('undo.title')}</h1>
      {undoing.isSuccess ? (
        <Card attention="leaf">
          <p role="status" className="flex gap-3">
            <ShieldCheck size={24} className="shrink-0 text-leaf" />
            {t('undo.done')}
          </p>
        </Card>
      ) : linkIsDead ? (
        <FormError>{t('undo.dead')}</FormError>
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-soft">{t('undo.lead')}</p>
          {error && <FormError>{errorText(error)}</FormError>}
          <Button block busy={undoing.isPending} disabled={!token} onClick={() => undoing.mutate()}>
            {t('undo.keep')}
          </Button>
        </div>
      )}
    </>
  );
}
