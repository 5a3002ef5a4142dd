import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../platform/api/error-text.ts';
import { QNA_KEY } from './qna.queries.ts';

/** Runs a change whose effect is seen at once, and reads everything again. */
export function useChange(run: () => Promise<unknown>) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await run();
      await queries.invalidateQueries({ queryKey: QNA_KEY });
    },
  });
  return { change: () => mutate(), isChanging: isPending, problem: error ? errorText(error) : undefined };
}
