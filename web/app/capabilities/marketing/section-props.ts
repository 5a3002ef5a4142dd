import type { MarketingProject, Work } from '@lakou/contract/marketing';
import type { MarketingSection } from '@lakou/contract/marketing.rules';
import type { ProjectNames } from './project.dialog.tsx';

export interface SectionProps {
  readonly project: MarketingProject;
  readonly work: Work;
  readonly change: (part: Partial<Work>) => void;
  readonly rename: (names: ProjectNames) => void;
  /** Goes to another section. */
  readonly onOpen: (section: MarketingSection) => void;
}
