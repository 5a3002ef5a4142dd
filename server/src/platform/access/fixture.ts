import type { Input, LakouContract, Result, Role } from '@lakou/contract';
import type { FileKind, StoredFile } from '@lakou/contract/files';
import type { CreationOptions, NewCredential } from '@lakou/contract/passkeys';
import type { Db } from '../db/db.ts';

/** Who calls: somebody signed in, by role, or nobody. */
export type Visitor = 'anonymous' | Role;

/** The status each visitor is answered. */
export type Gets = Readonly<Record<Visitor, number>>;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicId: string | null;
}

/** What fixtures make things with: the product as people use it. */
export interface World {
  /** Makes a call of the contract as somebody; throws unless it succeeds. */
  api<K extends keyof LakouContract>(
    key: K,
    as: Person,
    input: Input<LakouContract[K]>,
  ): Promise<Result<LakouContract[K]>>;
  /** The same person of this role each time, who is neither the visitor nor the other. */
  somebody(role: Role): Promise<Person>;
  /** Signs somebody in once more, on another device. */
  signIn(person: Person): Promise<void>;
  upload(as: Person, kind: FileKind): Promise<StoredFile>;
  createCredential(options: CreationOptions): NewCredential;
  /** Does this work once, however often it is asked for. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** A moment at which nobody has anything to do yet. */
  freeTime(): string;
  newId(): string;
  /** For services that people have no call for. */
  readonly system: { readonly db: Db; readonly at: Date };
}

/** Something that exists: what names it in a path, and who can read it. */
export interface Made {
  readonly params: Readonly<Record<string, string>>;
  readonly owner: Person;
}

/**
 * Makes something for this person, through the API or a service. A role that owns no such thing gets somebody else's.
 * `on` says whether it is then asked for by the person or by a stranger.
 */
export type Fixture = (person: Person, world: World, on: 'own' | 'foreign') => Made | Promise<Made>;

/** The person themselves. */
export const account: Fixture = (person) => ({ params: { id: person.id }, owner: person });

/** The person themselves where the role fits, else somebody of that role. */
export const accountOf =
  (role: Role): Fixture =>
  async (person, world) => {
    const owner = await personOfRole(person, role, world);
    return { params: { id: owner.id }, owner };
  };

/** This person where the role fits, else somebody of that role. */
export const personOfRole = (person: Person, role: Role, world: World): Promise<Person> | Person =>
  person.role === role ? person : world.somebody(role);
