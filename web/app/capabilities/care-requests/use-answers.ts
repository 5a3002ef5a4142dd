import type { Booking } from '@lakou/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';

/** Accepts and hides open requests; what was hidden last can be shown again. */
export function useAnswers() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const [hiddenId, setHiddenId] = useState<string>();
  const [accepted, setAccepted] = useState<Booking>();
  // Which one is being looked at to be accepted. Gone from the list, somebody else was faster or it was withdrawn.
  const [askedId, setAskedId] = useState<string>();

  function forget() {
    setAccepted(undefined);
    setHiddenId(undefined);
  }
  async function run(id: string, work: () => Promise<void>): Promise<void> {
    setBusyId(id);
    forget();
    try {
      await work();
    } catch (error) {
      // It is said where the request stood.
      if (error instanceof ApiError && error.code === 'request_closed') return;
      setAskedId(undefined);
      toast.error(errorText(error));
    } finally {
      // After a refusal too: somebody else may have been faster.
      await queries.invalidateQueries({ queryKey: ['bookings'] });
      setBusyId(undefined);
    }
  }
  return {
    busyId,
    hiddenId,
    accepted,
    askedId,
    forget,
    ask: setAskedId,
    accept: (id: string) =>
      run(id, async () => {
        setAccepted(await api('POST /api/care-requests/:id/accept', { params: { id } }));
        setAskedId(undefined);
      }),
    hide: (id: string) =>
      run(id, async () => {
        await api('POST /api/care-requests/:id/reject', { params: { id } });
        setHiddenId(id);
      }),
    undo: (id: string) =>
      run(id, async () => {
        try {
          await api('POST /api/care-requests/:id/restore', { params: { id } });
        } catch (error) {
          // The way back stays, for another try.
          setHiddenId(id);
          throw error;
        }
      }),
  };
}
export type Answers = ReturnType<typeof useAnswers>;
