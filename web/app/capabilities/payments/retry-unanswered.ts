/** Retries twice when no reply of the server arrived; any reply, even a refusal, is final. */
export const retryUnanswered = (failures: number, error: Error): boolean =>
  failures < 2 && !('status' in error && error.status);
