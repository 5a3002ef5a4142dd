import type { MeasuredPerson } from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { dangersQuery } from './dangers.queries.ts';
import { judgeHere, type Values } from './entry.ts';
import { type Measured, reloadMeasurements } from './measurements.queries.ts';

export interface Answer extends Values {
  readonly id: string;
  readonly pregnant: boolean;
  readonly danger: NonNullable<Measurement['danger']>;
  readonly isSaved: boolean;
}

export interface SaveOptions {
  readonly whose: Measured;
  readonly person: MeasuredPerson;
  /** What was measured before, as far as this device knows it. */
  readonly known: readonly Measurement[];
  /** Written into the pregnancy's record. */
  readonly inPregnancy?: boolean;
  /** The entry that is corrected, and the call that does so. */
  readonly entryId?: string;
  readonly change?: (values: Values) => Promise<unknown>;
  /** Called when it is saved; `isRead` after a danger was shown. */
  readonly onDone: (isRead: boolean) => void;
}

/** Saves a measurement. A danger is answered at once, from the device; what the server says then takes its place. */
export function useSaveMeasurement(options: SaveOptions) {
  const { whose, person, known, inPregnancy = false, entryId, change, onDone } = options;
  const queries = useQueryClient();
  // One id while the form is open, so that a second try does not write a second entry.
  const [newId] = useState(() => crypto.randomUUID());
  const id = entryId ?? newId;
  const [answer, setAnswer] = useState<Answer>();
  const { patientId, dependentId } = whose;
  const add = (values: Values) =>
    api('POST /api/data/health/measurements/:id', {
      params: { id: patientId },
      body: { id, inPregnancy, ...(dependentId && { dependentId }), ...values },
    });
  /** What is left to read of a corrected entry; correcting it again changes nothing more. */
  async function correct(work: Promise<unknown>) {
    await work;
    const dangers = await queries.fetchQuery({ ...dangersQuery(patientId), staleTime: 0 });
    return dangers.find((one) => one.id === id);
  }
  const save = useMutation({
    mutationFn: (values: Values) => (change ? correct(change(values)) : add(values)),
    onSuccess: async (saved) => {
      const danger = saved?.danger?.acknowledgedAt ? undefined : saved?.danger;
      setAnswer(saved && danger ? { ...saved, danger, isSaved: true } : undefined);
      await reloadMeasurements(queries);
      if (!danger) onDone(false);
    },
  });
  function submit(values: Values) {
    const earlier = known.filter((one) => one.id !== id);
    const danger = judgeHere(values, earlier, person);
    const { pregnant } = person;
    if (danger)
      setAnswer({ ...values, id, pregnant, danger: { ...danger, acknowledgedAt: null }, isSaved: false });
    save.mutate(values);
  }
  /** Read: a saved one closes the form, an unsaved one leads back to it. */
  function close() {
    const isSaved = answer?.isSaved;
    setAnswer(undefined);
    if (isSaved) onDone(true);
  }
  return { save, submit, answer, close };
}
