import type { MeasuredPerson } from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { dangersQuery } from './dangers.queries.ts';
import { judgeHere, type Values } from './entry.ts';
import { graver } from './graver.ts';
import { type Measured, reloadMeasurements } from './measurements.queries.ts';

export interface Answer extends Values {
  readonly id: string;
  readonly pregnant: boolean;
  readonly danger: NonNullable<Measurement['danger']>;
  readonly isSaved: boolean;
  readonly isSending?: boolean;
  /** Whether it waits on this device to be sent. */
  readonly isKept?: boolean;
  /** The server has it and sees no danger; what this device said stays until it is read. */
  readonly isOnlyHere?: boolean;
}

export interface SaveOptions {
  readonly whose: Measured;
  readonly person: MeasuredPerson;
  /** What was measured before, as far as this device knows it. */
  readonly known: readonly Measurement[];
  /** Written into the pregnancy's record. */
  readonly inPregnancy?: boolean;
  /** The name of the person measured, where it is a dependent. */
  readonly name?: string | undefined;
  /** The entry that waits on this device and is replaced there. */
  readonly waitingId?: string;
  /** The entry that is corrected, and the call that does so. */
  readonly entryId?: string;
  readonly change?: (values: Values) => Promise<unknown>;
  /** Called when it is saved, or `kept` on this device; `isRead` after a danger was shown. */
  readonly onDone: (isRead: boolean, isKept: boolean) => void;
}

/** Saves a measurement. A danger is answered at once, from the device; the server's answer may only raise it. */
export function useSaveMeasurement(options: SaveOptions) {
  const { whose, person, known, inPregnancy = false, name, waitingId, entryId, change, onDone } = options;
  const { id: userId } = useUser();
  const queries = useQueryClient();
  // One id while the form is open, so that a second try does not write a second entry.
  const [newId] = useState<string>(() => waitingId ?? crypto.randomUUID());
  const id = entryId ?? newId;
  const [answer, setAnswer] = useState<Answer>();
  const { patientId, dependentId } = whose;
  async function add(values: Values): Promise<Measurement | 'kept' | undefined> {
    const written = await sendOrKeep(
      'POST /api/data/health/measurements/:id',
      {
        params: { id: patientId },
        body: { id, inPregnancy, ...(dependentId && { dependentId }), ...values },
      },
      { id, userId, kind: 'measurement', name, replaces: waitingId !== undefined },
    );
    return written.state === 'kept' ? 'kept' : written.reply;
  }
  /** What is left to read of a corrected entry; correcting it again changes nothing more. */
  async function correct(work: Promise<unknown>) {
    await work;
    const dangers = await queries.fetchQuery({ ...dangersQuery(patientId), staleTime: 0 });
    return dangers.find((one) => one.id === id) ?? 'read';
  }
  const save = useMutation({
    mutationFn: (values: Values) => (change ? correct(change(values)) : add(values)),
    onSuccess: async (saved, values) => {
      if (saved === 'kept') {
        // The verdict of this device stays; who sees none is told that it is kept.
        setAnswer((shown) => shown && { ...shown, isKept: true });
        if (!judge(values)) onDone(false, true);
        return;
      }
      const next = saved === 'read' ? undefined : graver(answerHere(values), saved);
      setAnswer(next);
      await reloadMeasurements(queries);
      if (!next) onDone(false, false);
    },
  });
  const judge = (values: Values) =>
    judgeHere(
      values,
      known.filter((one) => one.id !== id),
      person,
    );
  function answerHere(values: Values): Answer | undefined {
    const danger = judge(values);
    const { pregnant } = person;
    return danger && { ...values, id, pregnant, danger: { ...danger, acknowledgedAt: null }, isSaved: false };
  }
  function submit(values: Values) {
    const here = answerHere(values);
    if (here) setAnswer(here);
    save.mutate(values);
  }
  /** Read: a saved or kept one closes the form, an unsaved one leads back to it. */
  function close() {
    const isDone = answer?.isSaved || answer?.isKept || answer?.isOnlyHere;
    setAnswer(undefined);
    if (isDone) onDone(true, false);
  }
  return { save, submit, answer: answer && { ...answer, isSending: save.isPending }, close };
}
