import { ApiError } from '../../platform/api/api-error.ts';

/** The server said no; anything else leaves open whether it did what was asked. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const NO_ANSWER: readonly string[] = ['offline', 'not_json'];

/**
 * What a failed gift means. `earlier`: the first try was answered to nobody and this is another gift, so it must not look
 * as if that one had failed. `lost`: nothing of ours answered, so it may have been given. `unanswered`: our server failed.
 */
export function giftProblem(error: unknown): 'refused' | 'earlier' | 'unanswered' | 'lost' {
  if (!(error instanceof ApiError) || NO_ANSWER.includes(error.code)) return 'lost';
  if (!isRefusal(error)) return 'unanswered';
  return error.code === 'idempotency_key_reused' ? 'earlier' : 'refused';
}
