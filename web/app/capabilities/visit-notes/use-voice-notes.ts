import type { VisitNote } from '@lakou/contract/visit-notes';
import { LONGEST_RECORDING_SECONDS } from '@lakou/contract/visit-notes.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import { upload } from '../../ui/files/upload.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { noteQuery } from './visit-notes.queries.ts';

/** Records voices and keeps them with the draft. One that was not sent waits in this tab and goes once there is a network. */
export function useVoiceNotes({ id }: VisitNote) {
  const queries = useQueryClient();
  const { mutate, reset, ...keeping } = useMutation({
    mutationFn: async ({ bytes, contentType, seconds }: Recorded) => {
      const quiet = { signal: new AbortController().signal, onProgress: () => undefined };
      const { id: fileId } = await upload('audio', bytes, contentType, quiet);
      await api('POST /api/visit-notes/:id/recordings', { params: { id }, body: { fileId, seconds } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: noteQuery(id).queryKey }),
  });
  const recorder = useRecorder(LONGEST_RECORDING_SECONDS, (recorded) => mutate(recorded));
  const unsent = keeping.isError ? keeping.variables : undefined;
  const isUnfinished = recorder.phase === 'recording' || keeping.isPending || !!unsent;

  useEffect(() => {
    if (!unsent) return;
    const send = () => mutate(unsent);
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [unsent, mutate]);
  useEffect(() => {
    if (!isUnfinished) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnfinished]);

  return {
    recorder,
    isSending: keeping.isPending,
    /** Why the last one was not sent. */
    problem: keeping.error,
    isUnfinished,
    sendAgain: () => unsent && mutate(unsent),
    throwAway: reset,
  };
}
