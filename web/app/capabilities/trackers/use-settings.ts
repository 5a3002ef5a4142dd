import type { TrackerSettings } from '@lakou/contract/trackers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/toast.ts';
import { type Subject, subjectParams } from './subject.ts';
import { keyOf } from './trackers.queries.ts';

/** Saves goals or the sharing of symptoms and shows a toast; the caller shows a failure. */
export function useSettings(subject: Subject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: { change: Partial<TrackerSettings>; done: string }) =>
      api('PUT /api/data/health/trackers/:id/settings', {
        params: { id: subject.patientId },
        body: { ...subjectParams(subject), ...change },
      }),
    onSuccess: (saved, { done }) => {
      client.setQueryData(keyOf('settings', subject), saved);
      toast.success(done);
    },
  });
}
