import type { SupportRow } from '@lakou/contract/support';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { AnswerDialog } from './answer.dialog.tsx';
import { Question } from './question.tsx';
import { supportQuery } from './support.queries.ts';

export const clientLoader = needsWords('support');

const STATES = ['open', 'closed'] as const;

/** What people ask support, the longest wait first. */
export default function SupportQueue() {
  const { t } = useTranslation('support');
  const { get, put } = useAddress();
  const [answering, setAnswering] = useState<SupportRow>();
  const state = STATES.find((one) => one === get('state')) ?? 'open';
  return (
    <div className="grid gap-4">
      <title>{t('queue')}</title>
      <PageTitle>{t('queue')}</PageTitle>
      <FilterChips
        legend={t('queue')}
        options={STATES.map((one) => ({ value: one, title: t(`state.${one}`) }))}
        value={state}
        onChange={(value) => put('state', value === 'open' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(supportQuery(state))}
        more={t('more')}
        empty={<EmptyCard drawing={<Letter />} text={t(state === 'open' ? 'nothing' : 'nothingAnswered')} />}
      >
        {(questions) => (
          <ul className="grid gap-3">
            {questions.map((question) => (
              <Question key={question.id} question={question} onAnswer={() => setAnswering(question)} />
            ))}
          </ul>
        )}
      </PagedList>
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  );
}
