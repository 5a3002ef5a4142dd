import type { Input, LakouContract, Result, Role } from '@lakou/contract';
import type { FileKind, StoredFile } from '@lakou/contract/files';
import type { CreationOptions, NewCredential } from '@lakou/contract/passkeys';
import type { Db } from '../db/db.ts';

/** Who calls: a signed-in person of a role, or a visitor without a session. */
export type Visitor = 'anonymous' | Role;

/** The expected status for each visitor. */
export type Gets = Readonly<Record<Visitor, number>>;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicId: string | null;
}

/** What fixtures create things with: the same calls that people use. */
export interface World {
  /** Makes a call of the contract as this person; throws unless it succeeds. */
  api<K extends keyof LakouContract>(
    key: K,
    as: Person,
    input: Input<LakouContract[K]>,
  ): Promise<Result<LakouContract[K]>>;
  /**
   * The same third person of this role each time: neither the visitor nor the other. A name gives one apart, for
   * fixtures that change what the others expect of somebody.
   */
  somebody(role: Role, name?: string): Promise<Person>;
  /** Signs the person in once more, on another device. */
  signIn(person: Person): Promise<void>;
  upload(as: Person, kind: FileKind): Promise<StoredFile>;
  createCredential(options: CreationOptions): NewCredential;
  /** Does this work only the first time it is asked for. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** A time at which nothing is scheduled yet. */
  freeTime(): string;
  newId(): string;
  /** For services that no call leads to. */
  readonly system: { readonly db: Db; readonly at: Date };
}

/** An existing object: its path parameters, and who can read it. */
export interface CreatedObject {
  readonly params: Readonly<Record<string, string>>;
  readonly owner: Person;
  /** The body that this object asks for, in place of that of the row: it names what belongs to it. */
  readonly payload?: object;
}

/**
 * Creates an object for this person, through the API or a service. For a role that cannot own such
 * an object it creates somebody else's. `on` says whether the person or a stranger then asks for
 * it.
 */
export type Fixture = (
  person: Person,
  world: World,
  on: 'own' | 'foreign',
) => CreatedObject | Promise<CreatedObject>;

/** The person themselves. */
export const account: Fixture = (person) => ({ params: { id: person.id }, owner: person });

/** The person themselves when they have this role, else another person of that role. */
export const accountOf =
  (role: Role): Fixture =>
  async (person, world) => {
    const owner = await personOfRole(person, role, world);
    return { params: { id: owner.id }, owner };
  };

/** This person when they have this role, else another person of that role. */
export const personOfRole = (person: Person, role: Role, world: World): Promise<Person> | Person =>
  person.role === role ? person : world.somebody(role);

/** The clinic that this person runs, or that of another. */
export const clinicOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: owner.clinicId ?? '' }, owner };
};
