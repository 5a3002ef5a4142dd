import { MOST_MARKS, type TimingKind } from '@lakou/contract/maternity.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '../../platform/use-online.ts';
import { dropDraft, keepDraft, readDraft } from '../../ui/form/drafts.ts';
import { useKeepTiming } from './tools.queries.ts';

interface TimedMark {
  readonly from: string;
  readonly to: string | null;
}
interface RunningTiming {
  readonly id: string;
  readonly startedAt: string;
  readonly marks: readonly TimedMark[];
  /** When she stopped it: it waits to be saved. */
  readonly endedAt?: string;
}

/** What nobody has touched or stopped for so long was forgotten. */
const FORGOTTEN_MS = 12 * 60 * 60_000;

function readRunning(name: string): RunningTiming | undefined {
  const draft = readDraft(name);
  if (!draft) return undefined;
  const { id, startedAt, marks, endedAt } = draft.values;
  const isWhole = typeof id === 'string' && typeof startedAt === 'string' && Array.isArray(marks);
  if (!isWhole) return undefined;
  if (typeof endedAt === 'string') return { id, startedAt, marks, endedAt };
  return Date.now() - draft.at > FORGOTTEN_MS ? undefined : { id, startedAt, marks };
}

/**
 * A timing under way: a draft on this device, so that neither a reload nor a failed call loses it, until she stops and
 * it is saved.
 */
export function useTiming(patientId: string, kind: TimingKind) {
  const name = `timing ${kind} ${patientId}`;
  const [running, setRunning] = useState(() => readRunning(name));
  const [now, setNow] = useState(() => new Date());
  // Also when she has left the page meanwhile.
  const keep = useKeepTiming(patientId, ({ id }) => {
    if (readRunning(name)?.id === id) dropDraft(name);
  });
  const isTicking = running !== undefined && !running.endedAt;
  useEffect(() => {
    if (!isTicking) return;
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, [isTicking]);
  function change(marks: (before: readonly TimedMark[], at: string) => readonly TimedMark[]) {
    const at = new Date();
    const { id, startedAt, marks: before } = running ?? { startedAt: at.toISOString(), marks: [] };
    const next = {
      // Counting that goes on after a stop gets a new id: of two with one id the server keeps the first.
      id: running?.endedAt || !id ? crypto.randomUUID() : id,
      startedAt,
      marks: marks(before, at.toISOString()).slice(-MOST_MARKS),
    };
    keepDraft(name, next, at.getTime());
    setNow(at);
    setRunning(next);
  }
  /** Stops it, once, and saves it. */
  function stop() {
    if (!running) return;
    const { id, startedAt } = running;
    const endedAt = running.endedAt ?? new Date().toISOString();
    const stopped = { ...running, endedAt };
    keepDraft(name, stopped, Date.parse(endedAt));
    setRunning(stopped);
    const marks = running.marks.map(({ from, to }) => ({ from, to }));
    keep.mutate({ id, kind, startedAt, endedAt, marks }, { onSuccess: () => setRunning(undefined) });
  }
  const isOnline = useOnline();
  const saveStopped = useEffectEvent(() => {
    if (running?.endedAt) stop();
  });
  useEffect(() => {
    if (isOnline) saveStopped();
  }, [isOnline]);
  return { running, now: running?.endedAt ? new Date(running.endedAt) : now, change, stop, keep };
}
