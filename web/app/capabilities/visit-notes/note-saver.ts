import type { NoteDraft, VisitNote } from '@lakou/contract/visit-notes';
import { ApiError } from '../../platform/api/api.ts';
import { draftOf, sameDraft } from './note-draft.ts';

/**
 * `waiting`: changed, and sent in a moment. `offline`: on this device only. `away`: so too, because the server fails.
 * `refused`: the server keeps none of it.
 */
type Phase = 'saved' | 'waiting' | 'saving' | 'offline' | 'away' | 'conflict' | 'refused' | 'signed';

export interface SaverState {
  readonly draft: NoteDraft;
  readonly version: number;
  readonly phase: Phase;
  /** When the server last kept it. */
  readonly savedAt: string;
  /** What another device wrote meanwhile, while it is to be decided. */
  readonly theirs?: VisitNote | undefined;
  readonly problem?: Error | undefined;
}

/** What this device keeps of a draft that the server does not have yet. */
export interface Kept {
  readonly version: number;
  readonly draft: NoteDraft;
}

interface SaverOptions {
  readonly note: VisitNote;
  readonly kept?: Kept | undefined;
  send(draft: NoteDraft, version: number): Promise<{ version: number; updatedAt: string }>;
  read(): Promise<VisitNote>;
  keep(kept: Kept | undefined): void;
}

export type NoteSaver = ReturnType<typeof createNoteSaver>;

const PAUSE_MS = 1200;
const AGAIN_MS = 15_000;

/** Saves a draft by itself: a moment after the last letter, again when the network is back, and never over other words. */
export function createNoteSaver({ note, kept, send, read, keep }: SaverOptions) {
  const own = kept && !sameDraft(kept.draft, draftOf(note)) ? kept : undefined;
  let state: SaverState = {
    draft: own?.draft ?? draftOf(note),
    version: own?.version ?? note.version,
    phase: own ? 'waiting' : 'saved',
    savedAt: note.updatedAt,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function put(next: Partial<SaverState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  function later(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  /** Another version is there: the same words are no conflict, as after a reply that got lost. */
  async function compare(): Promise<void> {
    const theirs = await read();
    if (theirs.status === 'signed') {
      keep(undefined);
      put({ phase: 'signed' });
    } else if (sameDraft(draftOf(theirs), state.draft)) {
      keep(undefined);
      put({ version: theirs.version, savedAt: theirs.updatedAt, phase: 'saved' });
    } else put({ phase: 'conflict', theirs });
  }

  async function fail(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'note_changed' || code === 'note_signed') return compare().catch(fail);
    const status = error instanceof ApiError ? error.status : undefined;
    const phase = status === 0 ? 'offline' : status && status >= 500 ? 'away' : 'refused';
    put({ phase, problem: error instanceof Error ? error : undefined });
    if (phase !== 'refused') later(AGAIN_MS);
  }

  async function save(): Promise<void> {
    while (['waiting', 'offline', 'away'].includes(state.phase)) {
      const { draft, version } = state;
      put({ phase: 'saving', problem: undefined });
      try {
        const saved = await send(draft, version);
        const isLatest = state.draft === draft;
        if (isLatest) keep(undefined);
        else keep({ version: saved.version, draft: state.draft });
        put({
          version: saved.version,
          savedAt: saved.updatedAt,
          phase: isLatest ? 'saved' : 'waiting',
        });
      } catch (error) {
        await fail(error);
        return;
      }
    }
  }

  /** Sends what is not saved yet; waits for what is being sent. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= save().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => state,
    flush,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part: Partial<NoteDraft>): void {
      const draft = { ...state.draft, ...part };
      keep({ version: state.version, draft });
      const isHeld = ['conflict', 'saving', 'signed'].includes(state.phase);
      put({ draft, ...(!isHeld && { phase: 'waiting' }) });
      if (!isHeld) later(PAUSE_MS);
    },
    /** What was read again: newer words of another device are shown where nothing here is unsaved. */
    meet(read: VisitNote): void {
      if (state.phase !== 'saved' || read.status === 'signed' || read.version <= state.version) return;
      put({ draft: draftOf(read), version: read.version, savedAt: read.updatedAt });
    },
    /** After a conflict: keeps the own words, or takes those of the other device. */
    resolve(which: 'mine' | 'theirs'): void {
      const { theirs } = state;
      if (!theirs) return;
      if (which === 'theirs') {
        keep(undefined);
        put({
          draft: draftOf(theirs),
          version: theirs.version,
          savedAt: theirs.updatedAt,
          phase: 'saved',
          theirs: undefined,
        });
        return;
      }
      keep({ version: theirs.version, draft: state.draft });
      put({ version: theirs.version, phase: 'waiting', theirs: undefined });
      later(0);
    },
    /** Tries no more by itself; what is not saved stays on the device. */
    stop: () => clearTimeout(timer),
    /** The draft is thrown away: nothing is sent any more. */
    forget(): void {
      clearTimeout(timer);
      keep(undefined);
      put({ phase: 'saved' });
    },
    /** Begins to send what the device kept; ends with the returned function. */
    start(): () => void {
      const back = () => void flush();
      globalThis.addEventListener?.('online', back);
      if (state.phase === 'waiting') later(0);
      return () => {
        globalThis.removeEventListener?.('online', back);
        void flush();
        clearTimeout(timer);
      };
    },
  };
}
