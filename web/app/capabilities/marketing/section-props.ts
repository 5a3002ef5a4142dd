import type { MarketingProject, Work } from '@lakou/contract/marketing';
import type { MarketingSection } from '@lakou/contract/marketing.rules';

export interface SectionProps {
  readonly project: MarketingProject;
  readonly work: Work;
  readonly change: (part: Partial<Work>) => void;
  /** Goes to another section. */
  readonly onOpen: (section: MarketingSection) => void;
}
