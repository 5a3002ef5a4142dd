import { ApiError } from './api-error.ts';

/** Asks who it is; rejects when the question is closed. */
type Ask = () => Promise<void>;
let ask: Ask | undefined;
let waiting: Promise<void> | undefined;

/** Whoever shows the question sets it; without it a refusal stands. */
export function setStepUp(asking: Ask | undefined): void {
  ask = asking;
}

/** For a refusal that a fresh proof would lift: asks once, however many calls wait. Throws it when nobody answers. */
export async function stepUp(refusal: ApiError): Promise<void> {
  if (!ask || !wasGivenUp(refusal)) throw refusal;
  waiting ??= ask().finally(() => {
    waiting = undefined;
  });
  await waiting.catch(() => {
    throw refusal;
  });
}

/** Closing the question is a choice of the person, so no error is shown. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'step_up_required';
