import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';

// The internal parts of pg that are used here. Its version is pinned, and named-query.http.test.ts
// notices a change.
interface Wire {
  readonly stream: Writable;
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  describe(what: object): void;
  close(what: { type: 'S'; name: string }): void;
}

interface Description {
  fields: unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;

interface PgQuery {
  name: string;
  queryMode: string | undefined;
  query_timeout?: number;
  readonly text: string;
  readonly _result: Description;
  _accumulateRows: boolean;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  hasBeenParsed(wire: Wire): boolean;
  handleError(error: Error, wire: Wire): void;
  handleRowDescription(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
}

const Query = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  answered: Answered,
) => PgQuery;

/**
 * More than are in use at once. Only SQL text built from values could need more, and there should
 * be none.
 */
export const MOST_STATEMENTS = 200;

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    if (names.size >= 10 * MOST_STATEMENTS) names.clear();
    names.set(text, name);
  }
  return name;
}

/**
 * What one connection has prepared, least recently used first, with the columns once they are
 * known.
 */
interface Prepared {
  readonly statements: Map<string, Description | undefined>;
  /** The connection without `describe`. */
  readonly undescribed: Wire;
}

const preparedOn = new WeakMap<Wire, Prepared>();

function preparedBy(wire: Wire): Prepared {
  let prepared = preparedOn.get(wire);
  if (!prepared) {
    prepared = { statements: new Map(), undescribed: Object.create(wire, { describe: { value: () => {} } }) };
    preparedOn.set(wire, prepared);
  }
  return prepared;
}

/**
 * Closes a prepared statement, after those already sent. Closing one that does not exist is no
 * error.
 */
function forget(wire: Wire, name: string): void {
  wire.close({ type: 'S', name });
  delete wire.parsedStatements[name];
  delete wire.submittedNamedStatements[name];
}

const held = new WeakSet<Writable>();

/**
 * What is written within one turn of the event loop is sent in one piece, because each piece wakes
 * a process.
 */
function holdUntilNextRound(stream: Writable): void {
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  setImmediate(() => {
    held.delete(stream);
    stream.uncork();
  });
}

/**
 * A statement that a connection prepares once, under the hash of its text, and describes once: the columns of a
 * prepared statement cannot change. pg would have them described at every run, which for wide rows costs more than
 * the rows. A connection keeps the 200 statements it used last.
 */
export class NamedQuery extends Query {
  #prepared: Prepared['statements'] = new Map();
  #isFirst = false;

  constructor(text: string, values: readonly unknown[], isNamed: boolean, answered: Answered) {
    super(text, values, answered);
    if (isNamed) this.name = nameOf(text);
    else this.queryMode = 'extended';
  }

  override submit(wire: Wire): Error | null {
    holdUntilNextRound(wire.stream);
    return super.submit(wire);
  }

  /** pg's own answer would be wrong for a statement that was closed. */
  override hasBeenParsed(): boolean {
    return Boolean(this.name) && !this.#isFirst;
  }

  override prepare(wire: Wire): void {
    if (!this.name) {
      super.prepare(wire);
      return;
    }
    const { statements, undescribed } = preparedBy(wire);
    const description = statements.get(this.name);
    this.#prepared = statements;
    this.#isFirst = !statements.delete(this.name);
    statements.set(this.name, description);
    if (this.#isFirst) {
      forget(wire, this.name);
      const [oldest] = statements.keys();
      if (statements.size > MOST_STATEMENTS && oldest) {
        statements.delete(oldest);
        forget(wire, oldest);
      }
    }
    if (description) {
      Object.assign(this._result, description);
      this._accumulateRows = true;
    }
    super.prepare(description ? undescribed : wire);
  }

  override handleError(error: Error, wire: Wire): void {
    // It may not have been prepared, because pg closes it when it cannot send a value. The next use
    // prepares it again.
    if (this.#isFirst || !(error instanceof pg.DatabaseError)) this.#prepared.delete(this.name);
    super.handleError(error, wire);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    this.#remember();
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    // No columns were described before the end: a statement without rows.
    if (this.#prepared.has(this.name) && !this.#prepared.get(this.name)) this.#remember();
  }

  #remember(): void {
    if (!this.#prepared.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#prepared.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
