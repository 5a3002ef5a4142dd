import type { MarketingProject } from '@lakou/contract/marketing';
import { MARKETING_SECTIONS, type MarketingSection } from '@lakou/contract/marketing.rules';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useAddress } from '../../platform/use-address.ts';
import { ArticleSection } from './article-section.tsx';
import { AuditSection } from './audit-section.tsx';
import { BriefSection } from './brief-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { ClustersSection } from './clusters-section.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { KeywordsSection } from './keywords-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MetadataSection } from './metadata-section.tsx';
import type { ProjectNames } from './project.dialog.tsx';
import { createDraft } from './project-draft.ts';
import { RanksSection } from './ranks-section.tsx';
import { SaveLine } from './save-line.tsx';
import { SchemaSection } from './schema-section.tsx';
import { SectionNav } from './section-nav.tsx';
import type { SectionProps } from './section-props.ts';

const SECTIONS: Readonly<Record<MarketingSection, ComponentType<SectionProps>>> = {
  dashboard: DashboardSection,
  keywords: KeywordsSection,
  clusters: ClustersSection,
  brief: BriefSection,
  article: ArticleSection,
  audit: AuditSection,
  metadata: MetadataSection,
  links: LinksSection,
  calendar: CalendarSection,
  schema: SchemaSection,
  ranks: RanksSection,
};

interface WorkspaceProps {
  project: MarketingProject;
  onReadAgain: () => Promise<void>;
  onRename: (names: ProjectNames) => void;
}

/** The sections of a project around one draft, which saves itself. */
export function Workspace({ project, onReadAgain, onRename }: WorkspaceProps) {
  const { t } = useTranslation('marketing');
  const { get, put } = useAddress();
  const [draft] = useState(() =>
    createDraft(project, (body) =>
      api('PUT /api/admin/marketing/projects/:id', { params: { id: project.id }, body }),
    ),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const isSaved = view.state === 'saved';
  useEffect(() => () => void draft.flush(), [draft]);
  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSaved]);
  const section = MARKETING_SECTIONS.find((one) => one === get('section')) ?? 'dashboard';
  const Section = SECTIONS[section];
  return (
    <>
      <SectionNav current={section} />
      <SaveLine view={view} onRetry={() => void draft.flush()} onReadAgain={onReadAgain} />
      <section aria-label={t(`section.${section}`)} className="grid min-w-0 gap-4">
        <h2 className="text-22 font-bold">{t(`section.${section}`)}</h2>
        <Section
          project={{ ...project, name: view.name, domain: view.domain }}
          work={view.work}
          change={draft.change}
          rename={(names) => {
            draft.rename(names);
            onRename(names);
          }}
          onOpen={(name) => put('section', name)}
        />
      </section>
    </>
  );
}
