import type { ProjectLine } from '@lakou/contract/marketing';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { projectsQuery } from './marketing.queries.ts';
import { NewProjectDialog } from './new-project.dialog.tsx';

export const clientLoader = needsWords('marketing');

/** The projects of the marketing suite. */
export default function Projects() {
  const { t } = useTranslation('marketing');
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('newProject')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <PagedList
        query={useInfiniteQuery(projectsQuery)}
        more={t('more')}
        empty={<EmptyCard text={t('noProjects')} />}
      >
        {(projects) => (
          <ul
            aria-label={t('projects')}
            className="overflow-hidden rounded-card border border-line bg-surface"
          >
            {projects.map((project) => (
              <OneProject key={project.id} project={project} />
            ))}
          </ul>
        )}
      </PagedList>
      {adding && <NewProjectDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function OneProject({ project: { id, name, domain, changedAt } }: { project: ProjectLine }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const date = formatDate(lang, { at: new Date(changedAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="border-line not-first:border-t">
      <Link to={`/app/marketing/${id}`} className="block min-h-11 p-4 hover:bg-sunken">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-14 text-ink-soft wrap-anywhere">
          {[domain, t('changedOn', { date })].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
