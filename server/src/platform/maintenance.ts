import { fail } from './errors.ts';
import type { Jobs } from './jobs/jobs.ts';

const RETRY_AFTER_SECONDS = 5;

/** A time in which this instance answers no call and does no job. */
export interface Maintenance {
  /** Runs this work alone; what was under way ends before or beside it. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Answers 503 while such work runs. */
  refuseCalls(): void;
}

export function createMaintenance(jobs: Pick<Jobs, 'pausedWhile'>): Maintenance {
  let isOn = false;
  const refuseCalls = () => {
    if (isOn) fail('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return {
    refuseCalls,
    async during(work) {
      refuseCalls();
      isOn = true;
      try {
        return await jobs.pausedWhile(work);
      } finally {
        isOn = false;
      }
    },
  };
}
