import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/project.page.ts';
import { projectQuery } from './marketing.queries.ts';
import type { ProjectNames } from './project.dialog.tsx';
import { Workspace } from './workspace.tsx';

export const clientLoader = needsWords('marketing');

/** One project; the section is in the address. */
export default function ProjectPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('marketing');
  const queries = useQueryClient();
  const [reads, setReads] = useState(0);
  const query = useQuery(projectQuery(params.id));
  const [renamed, setRenamed] = useState<ProjectNames>();
  const names = renamed ?? query.data;
  const name = names?.name ?? t('title');
  async function readAgain() {
    await queries.invalidateQueries({ queryKey: projectQuery(params.id).queryKey });
    setRenamed(undefined);
    setReads((count) => count + 1);
  }
  return (
    <div className="grid min-w-0 gap-4">
      <title>{name}</title>
      <div>
        <TextLink to="/app/marketing">{t('projects')}</TextLink>
        <PageTitle {...(names?.domain && { eyebrow: names.domain })}>{name}</PageTitle>
      </div>
      <QueryState query={query} notFound={<EmptyCard text={t('noSuchProject')} />}>
        {(project) => (
          <Workspace key={reads} project={project} onReadAgain={readAgain} onRename={setRenamed} />
        )}
      </QueryState>
    </div>
  );
}
