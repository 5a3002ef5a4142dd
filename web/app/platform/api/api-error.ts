import type { ErrorBody } from '@lakou/contract';

/**
 * `offline`: no reply arrived. `not_json`: the reply is not from our server. `unknown`: the reply has no error code.
 */
export type ApiErrorCode = ErrorBody['code'] | 'offline' | 'not_json' | 'unknown';

/** A call that failed. Screens show their own text for `code`; `message` is in English, for logs. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly date: string | undefined;
  /** Free times that can be chosen instead. */
  readonly slots: NonNullable<ErrorBody['slots']>;
  /** What is there already. */
  readonly existing: ErrorBody['existing'];
  /** What holds now instead; null where it was taken back. */
  readonly saved: ErrorBody['saved'];
  /** Who was faster. */
  readonly takenBy: string | undefined;
  /** Of a passcode, after a wrong one. */
  readonly remainingAttempts: number | undefined;

  constructor(code: ApiErrorCode, message: string, status = 0, details: Partial<ErrorBody> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = details.fields ?? [];
    this.date = details.date;
    this.slots = details.slots ?? [];
    this.existing = details.existing;
    this.saved = details.saved;
    this.takenBy = details.takenBy;
    this.remainingAttempts = details.remainingAttempts;
  }
}

/** Reads the error code and details from a reply that is not 2xx. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: Partial<ErrorBody> | undefined = await response.json().catch(() => undefined);
  if (!body) return new ApiError('not_json', `Server returned a non-JSON error. Status: ${status}`, status);
  return new ApiError(body.code ?? 'unknown', body.message ?? 'An error occurred', status, body);
}
