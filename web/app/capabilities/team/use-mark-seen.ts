import type { TeamChannel } from '@lakou/contract/team.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import { unseenQuery } from './team.queries.ts';

/** Tells the server what is on the screen; when that fails it stays unseen, and the next visit tells it again. */
export function useMarkSeen(clinicId: string, channel: TeamChannel, newest: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!newest) return;
    api('PUT /api/clinics/:id/team-messages/seen', {
      params: { id: clinicId },
      body: { channel, lastId: newest },
    })
      .then(() => queries.invalidateQueries({ queryKey: unseenQuery(clinicId).queryKey }))
      .catch(() => {});
  }, [queries, clinicId, channel, newest]);
}
