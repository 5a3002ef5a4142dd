import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { QuestionnaireRun } from './questionnaire-run.tsx';
import { questionnairesQuery } from './toolbox.queries.ts';
import { toolboxAddress, whomOf } from './toolbox-address.ts';

export const clientLoader = needsWords('toolbox');

/** One questionnaire, step by step. */
export default function QuestionnairePage() {
  const { t } = useTranslation('toolbox');
  const { name } = useParams();
  const [params] = useSearchParams();
  const whom = whomOf(params);
  const all = useQuery(questionnairesQuery(useLanguage()));
  const chosen = all.data?.find(({ id }) => id === name);
  const title = chosen?.title ?? t('questionnaire');
  const back = (
    <span className="print:hidden">
      <ButtonLink variant="ghost" to={toolboxAddress('questionnaires', whom)}>
        {t('pause')}
      </ButtonLink>
    </span>
  );
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{title}</title>
      <PageTitle action={back}>{title}</PageTitle>
      <QueryState
        query={all}
        failed={t('questionnairesFailed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
        isEmpty={(found) => !found.some(({ id }) => id === name)}
        empty={<EmptyState drawing={<House />} text={t('noSuchQuestionnaire')} />}
      >
        {() => chosen && <QuestionnaireRun key={chosen.id} questionnaire={chosen} whom={whom} />}
      </QueryState>
    </div>
  );
}
