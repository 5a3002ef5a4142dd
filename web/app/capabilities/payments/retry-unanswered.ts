/** Tries twice more when no answer of the server arrived; an answer, even a refusal, is final. */
export const retryUnanswered = (failures: number, error: Error): boolean =>
  failures < 2 && !('status' in error && error.status);
