import type { Credential } from '@lakou/contract/credentials';
import { REMINDER_DAYS } from '@lakou/contract/credentials.rules';

const DAY_MS = 86_400_000;

/** Whole days until a paper ends; negative once it has. */
export const daysLeft = ({ expiryDate }: Pick<Credential, 'expiryDate'>, today: string): number =>
  Math.round((Date.parse(expiryDate) - Date.parse(today)) / DAY_MS);

/** Whether the paper in force ends within the first reminder's time. */
export const isEndingSoon = (paper: Pick<Credential, 'status' | 'expiryDate'>, today: string): boolean =>
  paper.status === 'Verified' && daysLeft(paper, today) <= Math.max(...REMINDER_DAYS);

/** Papers that the provider has to do something about: ended, ending or rejected, and not yet sent anew. */
export function needing(
  papers: readonly Pick<Credential, 'type' | 'status' | 'expiryDate'>[],
  today: string,
): string[] {
  const sent = new Set(papers.filter(({ status }) => status === 'Pending').map(({ type }) => type));
  const types = papers
    .filter(
      (paper) => paper.status === 'Expired' || paper.status === 'Rejected' || isEndingSoon(paper, today),
    )
    .map(({ type }) => type)
    .filter((type) => !sent.has(type));
  return [...new Set(types)];
}
