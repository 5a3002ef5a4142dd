import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { MoneyFrame } from '../money/money-frame.tsx';
import { Balances } from './balances.tsx';
import { RunLines } from './run-lines.tsx';
import { Runs } from './runs.tsx';

export const clientLoader = needsWords('payouts', 'money');

/** Payouts to providers: who is owed what, the runs, and the payouts of one run. */
export default function Payouts() {
  const { t } = useTranslation('payouts');
  const runId = useAddress().get('run');
  return (
    <MoneyFrame>
      {runId ? (
        <>
          <p>
            <TextLink to="/app/money/payouts">{t('back')}</TextLink>
          </p>
          <RunLines runId={runId} />
        </>
      ) : (
        <>
          <Runs />
          <Balances />
        </>
      )}
    </MoneyFrame>
  );
}
