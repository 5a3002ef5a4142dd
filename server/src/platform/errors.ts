import { ERRORS, type ErrorBody, type ErrorCode } from '@lakou/contract';

/** A refusal with a name: the only error a handler throws on purpose. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: ErrorBody['fields'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: { fields?: ErrorBody['fields']; retryAfterSeconds?: number } = {}) {
    const [status, message] = ERRORS[code];
    super(message);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

export function fail(code: ErrorCode, details?: ConstructorParameters<typeof Refusal>[1]): never {
  throw new Refusal(code, details);
}
