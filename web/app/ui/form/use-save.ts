import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { toast } from '../toast.ts';

/** Runs a change, reads again what it touches and says that it is done. */
export function useSave<Body>(
  run: (body: Body) => Promise<unknown>,
  {
    queryKey,
    done,
    failed,
    onDone,
  }: { queryKey: readonly string[]; done: string; failed: string; onDone: () => void },
) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const saving = useMutation({
    mutationFn: async (body: Body) => {
      await run(body);
      await queries.invalidateQueries({ queryKey });
      toast.success(done);
      onDone();
    },
  });
  // Who closes the question for their password has chosen so, and is told nothing.
  const error = wasGivenUp(saving.error) ? null : saving.error;
  // What the server refuses with a reason of its own is said in its words.
  const problem = error && (error instanceof ApiError && error.status < 500 ? errorText(error) : failed);
  return { save: saving.mutate, isSaving: saving.isPending, problem: problem ?? undefined };
}
