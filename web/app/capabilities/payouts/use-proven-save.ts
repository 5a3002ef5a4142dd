import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { toast } from '../../ui/toast.ts';
import { PAYOUTS_KEY } from './payouts.queries.ts';

/** Runs a change about money, asking first who it is where the server wants to know. */
export function useProvenSave() {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    /** Whether it worked. */
    async save(work: () => Promise<unknown>, done?: string): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        await queries.invalidateQueries({ queryKey: PAYOUTS_KEY });
        if (done) toast.success(done);
        return true;
      } catch (error) {
        if (!wasGivenUp(error)) setProblem(errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
