import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';

// What pg keeps inside, as far as it is used here. Its version is pinned; db.http.test.ts notices if this changes.
interface Wire {
  readonly stream: Writable;
  describe(what: object): void;
}

interface Description {
  fields: unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;

interface PgQuery {
  name: string;
  readonly _result: Description;
  _accumulateRows: boolean;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  handleRowDescription(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
}

const Query = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  answered: Answered,
) => PgQuery;

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

interface Known {
  readonly descriptions: Map<string, Description>;
  /** The connection, deaf to `describe`. */
  readonly undescribed: Wire;
}

const knownOn = new WeakMap<Wire, Known>();

function knownAbout(wire: Wire): Known {
  let known = knownOn.get(wire);
  if (!known) {
    known = { descriptions: new Map(), undescribed: Object.create(wire, { describe: { value: () => {} } }) };
    knownOn.set(wire, known);
  }
  return known;
}

const held = new WeakSet<Writable>();

/** What is written until the event loop comes round leaves in one piece: each one wakes a process of the database. */
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
 * the rows.
 */
export class Prepared extends Query {
  #descriptions = new Map<string, Description>();

  constructor(text: string, values: readonly unknown[], answered: Answered) {
    super(text, values, answered);
    this.name = nameOf(text);
  }

  override submit(wire: Wire): Error | null {
    holdUntilNextRound(wire.stream);
    return super.submit(wire);
  }

  override prepare(wire: Wire): void {
    const { descriptions, undescribed } = knownAbout(wire);
    this.#descriptions = descriptions;
    const description = descriptions.get(this.name);
    if (description) {
      Object.assign(this._result, description);
      this._accumulateRows = true;
    }
    super.prepare(description ? undescribed : wire);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    this.#remember();
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    // Nothing came before the end: a statement without rows.
    if (!this.#descriptions.has(this.name)) this.#remember();
  }

  #remember(): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#descriptions.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
