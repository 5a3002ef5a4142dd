import type { Db } from '../db/db.ts';
import type { Actor } from './actor.ts';

declare const lookupBrand: unique symbol;

/**
 * What a policy looks things up with before anything is granted. Stores take it where a rule asks them; a service never
 * holds one, so it cannot read what its grant does not lead to.
 */
export interface Lookup {
  readonly [lookupBrand]: true;
  readonly actor: Actor;
  readonly db: Pick<Db, 'read'>;
  /** When the call was made. */
  readonly at: Date;
}

/** Called by the router alone; the layer check refuses any other caller. */
export function createLookup<Asked>(asked: Omit<Lookup, typeof lookupBrand> & Asked): Lookup & Asked {
  return asked as Lookup & Asked;
}
