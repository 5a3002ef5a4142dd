import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { saveFile } from '../my-data/save-file.ts';
import type { Route } from './+types/letter.page.ts';
import { fetchSharedLetter } from './fetch-letter.ts';

export const handle: PageHandle = { words: ['referrals'] };
export const clientLoader = needsWords('shell', 'referrals');
export const meta = ({ location }: Route.MetaArgs) => [
  {
    title: wordsIn(languageOfPath(location.pathname) ?? 'en')
      .of('referrals')
      .t('letter.meta'),
  },
  { name: 'robots', content: 'noindex' },
];

/** The part of the address after #, which no server sees. Undefined before it is read. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(location.hash.slice(1)), []);
  return token;
}

/** A referral's letter, for whoever was given its link. */
export default function SharedLetter() {
  const { t } = useTranslation('referrals');
  const lang = useLanguage();
  const errorText = useErrorText();
  const token = useToken();
  const opening = useMutation({
    mutationFn: () => fetchSharedLetter(token ?? '', lang),
    onSuccess: (pdf) => saveFile(`${t('fileName')}.pdf`, pdf),
  });
  const { error } = opening;
  const isDead = token === '' || (error instanceof ApiError && [400, 404].includes(error.status));
  return (
    <>
      <h1 className="mb-3 text-28 font-extrabold">{t('letter.title')}</h1>
      {isDead ? (
        <FormError>{t('letter.dead')}</FormError>
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-soft">{t('letter.lead')}</p>
          {error && <FormError>{errorText(error)}</FormError>}
          <Button
            block
            icon={FileDown}
            busy={opening.isPending}
            disabled={!token}
            onClick={() => opening.mutate()}
          >
            {t('letter.open')}
          </Button>
          {opening.isSuccess && <p role="status">{t('letter.opened')}</p>}
        </div>
      )}
    </>
  );
}
