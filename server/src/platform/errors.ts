import { ERRORS, type ErrorBody, type ErrorCode } from '@lakou/contract';

interface RefusalDetails {
  fields?: ErrorBody['fields'];
  retryAfterSeconds?: number;
  date?: Date;
  slots?: ErrorBody['slots'];
  existing?: ErrorBody['existing'];
  saved?: ErrorBody['saved'];
  takenBy?: string;
  remainingAttempts?: number;
}

/** An expected refusal with a code: the only error that a handler throws on purpose. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: ErrorBody['fields'];
  readonly retryAfterSeconds: number | undefined;
  readonly date: Date | undefined;
  readonly slots: ErrorBody['slots'];
  readonly existing: ErrorBody['existing'];
  readonly saved: ErrorBody['saved'];
  readonly takenBy: string | undefined;
  readonly remainingAttempts: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    const [status, message] = ERRORS[code];
    super(message);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.date = details.date;
    this.slots = details.slots;
    this.existing = details.existing;
    this.saved = details.saved;
    this.takenBy = details.takenBy;
    this.remainingAttempts = details.remainingAttempts;
  }

  get body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.slots && { slots: this.slots }),
      ...(this.existing && { existing: this.existing }),
      ...(this.saved !== undefined && { saved: this.saved }),
      ...(this.date && { date: this.date.toISOString() }),
      ...(this.takenBy && { takenBy: this.takenBy }),
      ...(this.remainingAttempts !== undefined && { remainingAttempts: this.remainingAttempts }),
    };
  }
}

export function fail(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
