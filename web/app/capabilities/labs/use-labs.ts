import type { LabStatus } from '@lakou/contract/labs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { LABS } from './labs.queries.ts';

/** Runs a change, reads all that is shown of labs again and says so; a problem is said too. */
export function useLabChange() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const change = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await change.mutateAsync(work);
    } catch (error) {
      toast.error(errorText(error));
      return false;
    }
    await client.invalidateQueries({ queryKey: LABS });
    toast.success(done);
    return true;
  }
  return { run, busy: change.isPending };
}

/** Moves a request along. */
export function useMoveLab(id: string) {
  const { run, busy } = useLabChange();
  const move = (status: LabStatus, done: string) =>
    run(() => api('PUT /api/data/labs/requests/:id/status', { params: { id }, body: { status } }), done);
  return { move, busy };
}
