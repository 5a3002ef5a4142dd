import { type Details, FOLLOW_UPS, type FollowUp } from './corrections.ts';
import { rankOf, type Severity } from './severity.ts';

type Known = {
  severity: Severity;
  details: Details;
  /** Questions whose answer is known already, or that do not fit the person. */
  needless: ReadonlySet<FollowUp>;
  /** The severity with one more answer. */
  severityWith: (details: Details) => Severity;
};

/** The questions of which an answer would change the severity, those first that would make it most urgent. */
export function followUpsFor({ severity, details, needless, severityWith }: Known): FollowUp[] {
  if (severity === 'Emergency') return [];
  const open = (Object.keys(FOLLOW_UPS) as FollowUp[]).filter(
    (question) => details[question] === undefined && !needless.has(question),
  );
  return open
    .map((question) => {
      const ranks = FOLLOW_UPS[question].map((answer) =>
        rankOf(severityWith({ ...details, [question]: answer })),
      );
      return { question, rank: Math.min(...ranks), changes: ranks.some((rank) => rank !== rankOf(severity)) };
    })
    .filter(({ changes }) => changes)
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question);
}
