import type { TimingKind } from '@lakou/contract/maternity.rules';
import { useEffect, useState } from 'react';
import { useKeepTiming } from './tools.queries.ts';

export interface TimedMark {
  readonly from: string;
  readonly to: string | null;
}
export interface RunningTiming {
  readonly id: string;
  readonly startedAt: string;
  readonly marks: readonly TimedMark[];
}

const keyOf = (patientId: string, kind: TimingKind) => `timing ${kind} ${patientId}`;

function readKept(key: string): RunningTiming | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** A timing under way: it lives through a reload of this tab, and is sent when she stops. */
export function useTiming(patientId: string, kind: TimingKind) {
  const key = keyOf(patientId, kind);
  const [running, setRunning] = useState(() => readKept(key));
  const [now, setNow] = useState(() => new Date());
  const keep = useKeepTiming(patientId);
  useEffect(() => {
    if (running) sessionStorage.setItem(key, JSON.stringify(running));
    else sessionStorage.removeItem(key);
  }, [key, running]);
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  const change = (marks: (before: readonly TimedMark[], at: string) => readonly TimedMark[]) => {
    const at = new Date();
    setNow(at);
    setRunning((before) => {
      const timing = before ?? { id: crypto.randomUUID(), startedAt: at.toISOString(), marks: [] };
      return { ...timing, marks: marks(timing.marks, at.toISOString()) };
    });
  };
  const stop = (onDone?: () => void) => {
    if (!running) return;
    const marks = running.marks.map(({ from, to }) => ({ from, to }));
    keep.mutate(
      { id: running.id, kind, startedAt: running.startedAt, endedAt: new Date().toISOString(), marks },
      {
        onSuccess: () => {
          setRunning(undefined);
          onDone?.();
        },
      },
    );
  };
  return { running, now, change, stop, discard: () => setRunning(undefined), keep };
}
