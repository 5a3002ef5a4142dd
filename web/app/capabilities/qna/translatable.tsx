import type { Language } from '@lakou/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import Languages from 'lucide-react/icons/languages';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { AiConsent } from '../assistant/ai-consent.tsx';
import { consentQuery } from '../assistant/assistant.queries.ts';
import { MarkdownText } from './markdown-text.tsx';

interface TranslatableProps {
  post: { kind: 'questions' | 'answers'; id: string };
  /** Of what was written; undefined when too little tells it. */
  written: Language | undefined;
  /** What was written. */
  children: ReactNode;
}

/** What somebody wrote, and its translation in its place when that is asked for. */
export function Translatable({ post, written, children }: TranslatableProps) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const errorText = useErrorText();
  const { data: consent } = useQuery(consentQuery);
  const [isOriginal, setOriginal] = useState(false);
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const params = { id: post.id };
      return post.kind === 'questions'
        ? api('POST /api/features/qna/questions/:id/translation', { params })
        : api('POST /api/features/qna/answers/:id/translation', { params });
    },
  });
  if (!consent?.provider || !consent.consent || !written || written === lang) return children;
  if (data && !isOriginal)
    return (
      <>
        <MarkdownText lang={data.language}>{data.text}</MarkdownText>
        <p className="text-14 text-ink-soft">{t('translated')}</p>
        <div>
          <Button variant="ghost" size="sm" icon={Languages} onClick={() => setOriginal(true)}>
            {t('original')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {children}
      <div>
        <Button
          variant="ghost"
          size="sm"
          icon={Languages}
          busy={isPending}
          onClick={() => (data ? setOriginal(false) : mutate())}
        >
          {t('translate')}
        </Button>
      </div>
      {error && <FormError>{errorText(error)}</FormError>}
    </>
  );
}

/** Where something is in another language and nobody was asked yet: what a translation needs. */
export function TranslationConsent({ written }: { written: readonly (Language | undefined)[] }) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const query = useQuery(consentQuery);
  const { data } = query;
  const [wasAsked, setAsked] = useState(false);
  const isForeign = written.some((one) => one && one !== lang);
  const isNeeded = data?.provider && !data.consent && isForeign;
  // The switch stays where it was pressed.
  if (isNeeded && !wasAsked) setAsked(true);
  if (!data && isForeign) return <FailedNote query={query} text={t('translationFailed')} />;
  if (!isNeeded && !wasAsked) return null;
  return (
    <div className="grid gap-2">
      <p className="text-15 text-ink-soft">{t('translationConsent')}</p>
      <AiConsent />
    </div>
  );
}
