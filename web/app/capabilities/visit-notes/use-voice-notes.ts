import type { VisitNote } from '@lakou/contract/visit-notes';
import { LONGEST_RECORDING_SECONDS } from '@lakou/contract/visit-notes.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAndSend } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useUser } from '../../platform/session.ts';
import { base64Of } from '../../ui/files/base64.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { noteQuery } from './visit-notes.queries.ts';

interface NewVoice extends Recorded {
  readonly recordingId: string;
}

/**
 * Records voices and keeps them with the draft. One that was not sent waits in the outbox of this device, sealed; only
 * where the device keeps nothing, in this tab.
 */
export function useVoiceNotes({ id, personName }: VisitNote) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { items, sending } = useOutbox();
  const waiting = items.filter(
    ({ kind, path }) => kind === 'recording' && path === `/api/visit-notes/${id}/recordings`,
  );
  const { mutate, reset, ...keeping } = useMutation({
    mutationFn: async ({ recordingId, bytes, contentType, seconds }: NewVoice) =>
      keepAndSend(
        'POST /api/visit-notes/:id/recordings',
        { params: { id }, body: { id: recordingId, seconds } },
        {
          id: recordingId,
          userId,
          kind: 'recording',
          name: personName,
          voice: { contentType, seconds, base64: await base64Of(bytes) },
        },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: noteQuery(id).queryKey }),
  });
  const recorder = useRecorder(LONGEST_RECORDING_SECONDS, (recorded) =>
    mutate({ ...recorded, recordingId: crypto.randomUUID() }),
  );
  const unsent = keeping.isError ? keeping.variables : undefined;
  const isInTab = recorder.phase === 'recording' || keeping.isPending || !!unsent;

  useEffect(() => {
    if (!unsent) return;
    const send = () => mutate(unsent);
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [unsent, mutate]);
  useEffect(() => {
    if (!isInTab) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isInTab]);

  return {
    recorder,
    waiting,
    /** The id of the one that is on its way now. */
    sending,
    isSending: keeping.isPending,
    /** Why the last one was not sent. */
    problem: keeping.error,
    isUnfinished: isInTab || waiting.length > 0,
    sendAgain: () => unsent && mutate(unsent),
    throwAway: reset,
  };
}
