import type { QuickText } from '@lakou/contract/quick-texts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { QuickTextDialog } from './quick-text-dialog.tsx';
import { quickTextsQuery } from './quick-texts.queries.ts';

export const clientLoader = needsWords('quick-texts');

/** Texts that the provider inserts into messages and notes. */
export default function QuickTexts() {
  const { t } = useTranslation('quick-texts');
  const [writing, setWriting] = useState<QuickText | 'new'>();
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          <Button icon={Plus} onClick={() => setWriting('new')}>
            {t('new')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className="text-ink-soft">{t('about')}</p>
      <QueryState
        query={useQuery(quickTextsQuery)}
        failed={t('failed')}
        isEmpty={(texts) => texts.length === 0}
        empty={<EmptyCard drawing={<Letter />} text={t('none')} />}
      >
        {(texts) => (
          <ul className="grid gap-3">
            {texts.map((text) => (
              <Card as="li" key={text.id}>
                <button
                  type="button"
                  onClick={() => setWriting(text)}
                  className="flex min-h-11 w-full items-center text-left font-semibold underline-offset-3 wrap-anywhere hover:underline"
                >
                  {text.title}
                </button>
                <p className="line-clamp-2 text-15 text-ink-soft wrap-anywhere">{text.body}</p>
              </Card>
            ))}
          </ul>
        )}
      </QueryState>
      {writing && (
        <QuickTextDialog
          text={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </div>
  );
}
