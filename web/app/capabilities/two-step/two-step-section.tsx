import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { twoStepQuery, useNoteTwoStep } from './two-step.queries.ts';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepOn } from './two-step-on.tsx';

/** A code besides the password: on or off, and what goes with it. Needs a StepUpProvider around. */
export function TwoStepSection() {
  const { t } = useTranslation('two-step');
  return (
    <Section title={t('title')}>
      <Content />
    </Section>
  );
}

function Content() {
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching } = useQuery(twoStepQuery);
  const note = useNoteTwoStep();
  // Here, so that nothing that happens below takes them away before they are saved.
  const [codes, setCodes] = useState<readonly string[]>();
  function showCodes(fresh: readonly string[]) {
    setCodes(fresh);
    note({ enabled: true, recoveryCodesLeft: fresh.length });
  }
  if (!data) {
    if (!error) return <SkeletonRows />;
    return (
      <Card>
        <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card>
      {data.enabled ? (
        <TwoStepOn state={data} onNewCodes={showCodes} />
      ) : (
        <TwoStepOff onTurnedOn={showCodes} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

function SkeletonRows() {
  return (
    <Skeleton>
      <SkeletonCard />
    </Skeleton>
  );
}
