import type { Db } from '../db/db.ts';
import type { Actor } from './actor.ts';

declare const lookupBrand: unique symbol;

/**
 * What a policy reads the database with before anything is granted. Stores accept it for functions
 * that rules call; a service never has one, so it can read only what its grant allows.
 */
export interface Lookup {
  readonly [lookupBrand]: true;
  readonly actor: Actor;
  readonly db: Pick<Db, 'read'>;
  /** When the call was made. */
  readonly at: Date;
}

/** Called only by the router; the layer check refuses any other caller. */
export function createLookup<CallInput>(
  input: Omit<Lookup, typeof lookupBrand> & CallInput,
): Lookup & CallInput {
  return input as Lookup & CallInput;
}
