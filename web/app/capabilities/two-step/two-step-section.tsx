import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { twoStepQuery, useNoteTwoStep } from './two-step.queries.ts';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepOn } from './two-step-on.tsx';

/** Two-step verification: on or off. */
export function TwoStepSection() {
  const { t } = useTranslation('two-step');
  return (
    <Section title={t('title')}>
      <Content />
    </Section>
  );
}

function Content() {
  const query = useQuery(twoStepQuery);
  const note = useNoteTwoStep();
  // Kept in this component, so that the codes survive when the parts below change.
  const [codes, setCodes] = useState<readonly string[]>();
  function showCodes(fresh: readonly string[]) {
    setCodes(fresh);
    note({ enabled: true, recoveryCodesLeft: fresh.length });
  }
  return (
    <QueryState query={query}>
      {(state) => (
        <Card>
          {state.enabled ? (
            <TwoStepOn state={state} onNewCodes={showCodes} />
          ) : (
            <TwoStepOff onTurnedOn={showCodes} />
          )}
          {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
        </Card>
      )}
    </QueryState>
  );
}
