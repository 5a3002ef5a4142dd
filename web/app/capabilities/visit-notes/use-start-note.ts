import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { ownNotesQuery } from './visit-notes.queries.ts';

export interface About {
  readonly patientId: string;
  readonly dependentId?: string | null | undefined;
  readonly bookingId?: string | undefined;
}

/** Begins the note about a person, or goes on with the one there is. */
export const useBeginNote = () =>
  useMutation({
    mutationFn: ({ patientId, dependentId, bookingId }: About) =>
      api('POST /api/data/health/visit-notes/:id', {
        params: { id: patientId },
        body: { ...(dependentId && { dependentId }), ...(bookingId && { bookingId }) },
      }),
  });

/** The same, and opens it. */
export function useStartNote() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const starting = useBeginNote();
  async function start(about: About): Promise<void> {
    const { id } = await starting.mutateAsync(about);
    await navigate(`/app/notes/${id}`);
    await queries.invalidateQueries({ queryKey: ownNotesQuery.queryKey });
  }
  return { start, isPending: starting.isPending };
}
