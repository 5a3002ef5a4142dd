import { MOST_MARKS, type TimingKind } from '@lakou/contract/maternity.rules';
import { useEffect, useState } from 'react';
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
}

/** What nobody has touched for so long was forgotten. */
const FORGOTTEN_MS = 12 * 60 * 60_000;

function readRunning(name: string): RunningTiming | undefined {
  const draft = readDraft(name);
  if (!draft || Date.now() - draft.at > FORGOTTEN_MS) return undefined;
  const { id, startedAt, marks } = draft.values;
  const isWhole = typeof id === 'string' && typeof startedAt === 'string' && Array.isArray(marks);
  return isWhole ? { id, startedAt, marks } : undefined;
}

/** A timing under way: a draft on this device, so that a reload does not lose it, until she stops and it is saved. */
export function useTiming(patientId: string, kind: TimingKind) {
  const name = `timing ${kind} ${patientId}`;
  const [running, setRunning] = useState(() => readRunning(name));
  const [now, setNow] = useState(() => new Date());
  const keep = useKeepTiming(patientId);
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  function change(marks: (before: readonly TimedMark[], at: string) => readonly TimedMark[]) {
    const at = new Date();
    const timing = running ?? { id: crypto.randomUUID(), startedAt: at.toISOString(), marks: [] };
    const next = { ...timing, marks: marks(timing.marks, at.toISOString()).slice(-MOST_MARKS) };
    keepDraft(name, next, at.getTime());
    setNow(at);
    setRunning(next);
  }
  function stop() {
    if (!running) return;
    const { id, startedAt } = running;
    const marks = running.marks.map(({ from, to }) => ({ from, to }));
    keep.mutate(
      { id, kind, startedAt, endedAt: new Date().toISOString(), marks },
      {
        onSuccess: () => {
          dropDraft(name);
          setRunning(undefined);
        },
      },
    );
  }
  return { running, now, change, stop, keep };
}
