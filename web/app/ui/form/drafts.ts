import { openKey } from '../../platform/device/open-key.ts';
import { hashOf, sealText, unsealText } from '../../platform/device/seal.ts';

// What is typed and not sent yet. It is read from memory; the storage holds it sealed with the key of who typed it.

const PREFIX = 'draft:';
const OWNER = 'drafts-owner';

interface Draft<Values> {
  /** When it was stored, in milliseconds. */
  at: number;
  values: Values;
}
interface NamedDraft extends Draft<object> {
  name: string;
}

const drafts = new Map<string, NamedDraft>();
const listeners = new Set<() => void>();
let owner: string | undefined;
let opening = Promise.resolve();
let writing = Promise.resolve();

/** The draft of this name, if there is one; one name always holds the same kind of values. */
export function readDraft<Values extends object = Record<string, unknown>>(
  name: string,
): Draft<Values> | undefined {
  return drafts.get(name) as Draft<Values> | undefined;
}

/** Writes what there is by then; what was cleared or typed over meanwhile is left to its own turn. */
async function write(name: string): Promise<void> {
  const draft = drafts.get(name);
  // Names tell of health too, so the storage sees a hash of them.
  const id = PREFIX + (await hashOf(name));
  const key = draft && owner && (await openKey(owner));
  if (draft && !key) return;
  const sealed = key && (await sealText(key, id, draft));
  if (drafts.get(name) !== draft) return;
  try {
    if (sealed) localStorage.setItem(id, sealed);
    else localStorage.removeItem(id);
  } catch {
    // No room: what stands there is older than what was typed.
    localStorage.removeItem(id);
  }
}
/** One after the other. Errors are ignored: without storage only the draft is lost. */
function writeSoon(name: string): void {
  writing = writing.then(() => write(name)).catch(() => undefined);
}

export function keepDraft(name: string, values: object, at: number): void {
  drafts.set(name, { name, values, at });
  writeSoon(name);
}

export function dropDraft(name: string): void {
  drafts.delete(name);
  writeSoon(name);
}

/** The names of the drafts that begin so, in order. */
export const draftNames = (beginning: string): string[] =>
  [...drafts.keys()].filter((name) => name.startsWith(beginning)).sort();

const storedIds = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Phones are shared and drafts are private: they go with the session of whoever typed them. */
export function clearDrafts(): void {
  drafts.clear();
  owner = undefined;
  for (const id of storedIds()) localStorage.removeItem(id);
  localStorage.removeItem(OWNER);
}

/** What this person's key does not open is deleted: nobody can read it any more. */
async function open(personId: string, id: string): Promise<void> {
  const sealed = localStorage.getItem(id);
  const key = sealed && (await openKey(personId));
  if (!key) return;
  const draft = await unsealText<NamedDraft>(key, id, sealed).catch(() => undefined);
  if (owner !== personId || localStorage.getItem(id) !== sealed) return;
  if (draft) drafts.set(draft.name, draft);
  else localStorage.removeItem(id);
}

const openAll = async (personId: string): Promise<void> => {
  for (const id of storedIds()) await open(personId, id);
};

/** Opens the drafts of this person and deletes those of anybody else; without a person, all of them. */
export function keepDraftsOf(personId: string | undefined): Promise<void> {
  try {
    if (personId === undefined || localStorage.getItem(OWNER) !== personId) clearDrafts();
    if (personId !== undefined && owner !== personId) {
      drafts.clear();
      owner = personId;
      localStorage.setItem(OWNER, personId);
      opening = openAll(personId).catch(() => undefined);
    }
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
  return opening;
}

/** Takes over what another tab has stored or deleted. */
async function takeOver({ key: id }: StorageEvent): Promise<void> {
  if (!owner || !id?.startsWith(PREFIX)) return;
  await open(owner, id);
  for (const name of drafts.keys())
    if (PREFIX + (await hashOf(name)) === id && localStorage.getItem(id) === null) drafts.delete(name);
  for (const listener of listeners) listener();
}
globalThis.addEventListener?.('storage', (event) => void takeOver(event));

/** Told after another tab has changed a draft. */
export function onDraftsElsewhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
