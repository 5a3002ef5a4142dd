import { ApiError } from '../../platform/api/api-error.ts';

/** The server said no; anything else leaves open whether it did what was asked. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * What a failed gift means. `earlier`: the first try was answered to nobody and this is another gift, so it must not look
 * as if that one had failed.
 */
export function giftProblem(error: unknown): 'refused' | 'earlier' | 'unanswered' {
  if (!isRefusal(error)) return 'unanswered';
  return error instanceof ApiError && error.code === 'idempotency_key_reused' ? 'earlier' : 'refused';
}
