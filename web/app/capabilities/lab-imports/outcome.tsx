import type { LabCsvLineProblem, LabCsvRequest } from '@lakou/contract/lab-imports';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { LineProblems } from './line-problems.tsx';

interface OutcomeProps {
  outcome: {
    readonly entered: readonly string[];
    readonly refused: readonly { readonly id: string; readonly problems: readonly LabCsvLineProblem[] }[];
  };
  requests: readonly LabCsvRequest[];
  skipped: readonly LabCsvLineProblem[];
}

/** What was entered, and what was not and why. */
export function Outcome({ outcome, requests, skipped }: OutcomeProps) {
  const { t } = useTranslation('lab-imports');
  const nameOf = (id: string) => requests.find((request) => request.id === id)?.personName ?? '';
  const refused = [
    ...outcome.refused,
    ...requests.filter(({ problems }) => problems.length > 0).map(({ id, problems }) => ({ id, problems })),
  ];
  return (
    <>
      <Card attention="leaf">
        <p role="status" className="flex items-center gap-3 font-semibold">
          <CircleCheck size={24} className="shrink-0 text-leaf" />
          {t('entered', { count: outcome.entered.length })}
        </p>
      </Card>
      {refused.length + skipped.length > 0 && (
        <Section title={t('skipped')}>
          {refused.map(({ id, problems }) => (
            <Card key={id}>
              <p className="mb-1 font-semibold wrap-anywhere">{nameOf(id)}</p>
              <LineProblems problems={problems} />
            </Card>
          ))}
          {skipped.length > 0 && (
            <Card>
              <LineProblems problems={skipped} />
            </Card>
          )}
        </Section>
      )}
    </>
  );
}
