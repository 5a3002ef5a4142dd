import type { QuestionnaireResult } from '@lakou/contract/questionnaires';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { questionnairesQuery } from '../toolbox/toolbox.queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { requestQuery } from './questionnaires.queries.ts';

export const clientLoader = needsWords('questionnaires');

/** Questions that a provider asks: answered by the patient, in their own words’ language. */
export default function Answer() {
  const { t } = useTranslation('questionnaires');
  const { id = '' } = useParams();
  const request = useQuery(requestQuery(id));
  const all = useQuery(questionnairesQuery(useLanguage()));
  const [sent, setSent] = useState<QuestionnaireResult>();
  const skeleton = (
    <Skeleton>
      <SkeletonCard />
      <SkeletonCard />
    </Skeleton>
  );
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <QueryState
        query={request}
        skeleton={skeleton}
        failed={t('failed')}
        notFound={<EmptyCard text={t('gone')} />}
      >
        {(asked) =>
          sent || asked.answeredAt ? (
            <Thanks name={asked.providerName} danger={sent?.danger ?? false} />
          ) : (
            <QueryState query={all} skeleton={skeleton} failed={t('failed')}>
              {(found) => {
                const chosen = found.find((one) => one.id === asked.questionnaire);
                return chosen && <AnswerForm questionnaire={chosen} request={asked} onSent={setSent} />;
              }}
            </QueryState>
          )
        }
      </QueryState>
    </div>
  );
}

function Thanks({ name, danger }: { name: string; danger: boolean }) {
  const { t } = useTranslation('questionnaires');
  return (
    <>
      {danger && <CrisisHelp />}
      <Card>
        <h2 className="flex items-center gap-2 text-18 font-bold">
          <CircleCheck size={24} className="shrink-0 text-leaf" />
          {t('thanks')}
        </h2>
        <p className="my-3 text-16">{t('seenBy', { name })}</p>
        <ButtonLink variant="secondary" to="/app/record">
          {t('toRecord')}
        </ButtonLink>
      </Card>
    </>
  );
}
