import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { QNA_KEY } from './qna.queries.ts';

/** Runs a change and reads everything again; `done` is said where the effect is not seen at once. */
export function useChange(run: () => Promise<unknown>, done?: string) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await run();
      await queries.invalidateQueries({ queryKey: QNA_KEY });
      if (done) toast.success(done);
    },
  });
  return { change: () => mutate(), isChanging: isPending, problem: error ? errorText(error) : undefined };
}
