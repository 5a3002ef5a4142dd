import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import type { Calls } from './calls.ts';
import type { Subject } from './subject.ts';
import { keyOf } from './trackers.queries.ts';

interface EntryOptions {
  subject: Subject;
  entryId: string | undefined;
  /** The entry waits on this device, and is replaced there. */
  waitingId?: string | undefined;
  onDone: () => void;
}

/** Writes, changes or deletes an entry, then reads the shown data again. */
export function useEntry<Details>(
  calls: Calls<Details>,
  { subject, entryId, waitingId, onDone }: EntryOptions,
) {
  const { t } = useTranslation('trackers');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const client = useQueryClient();
  // One id while the form is open, so that a second try does not write a second entry.
  const [newId] = useState<string>(() => waitingId ?? crypto.randomUUID());
  const finish = async (text: string) => {
    await client.invalidateQueries({ queryKey: keyOf(calls.kind, subject) });
    toast.success(text);
    onDone();
  };
  const save = useMutation({
    mutationFn: async (details: Details): Promise<'sent' | 'kept'> => {
      if (!entryId) return (await calls.add(subject, newId, details, waitingId !== undefined)).state;
      await calls.change(subject, entryId, details);
      return 'sent';
    },
    onSuccess: (state) => finish(state === 'kept' ? common('keptHere') : t('saved')),
  });
  const remove = useMutation({
    mutationFn: () => calls.remove(subject, entryId ?? newId),
    onSuccess: () => finish(t('deleted')),
  });
  const failed = save.error ?? remove.error;
  return { save, remove, problem: failed ? errorText(failed) : undefined };
}
