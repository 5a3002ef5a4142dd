import type { MarketingProject, SavedProject, Work } from '@lakou/contract/marketing';

type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface DraftView {
  readonly work: Work;
  readonly state: SaveState;
  /** Why saving failed. */
  readonly error: unknown;
}

interface ProjectDraft {
  view(): DraftView;
  subscribe(listener: () => void): () => void;
  change(part: Partial<Work>): void;
  /** Saves what is not saved yet, at once. */
  flush(): Promise<void>;
}

const PAUSE_MS = 600;

/** The work on a project, saved by itself after a pause, one request at a time. */
export function createDraft(
  { name, domain, version: first, work }: MarketingProject,
  send: (project: SavedProject) => Promise<{ version: number }>,
): ProjectDraft {
  const listeners = new Set<() => void>();
  let view: DraftView = { work, state: 'saved', error: undefined };
  let version = first;
  let isDirty = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (part: Partial<DraftView>) => {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  };
  async function save() {
    while (isDirty) {
      isDirty = false;
      show({ state: 'saving', error: undefined });
      try {
        ({ version } = await send({ name, domain, version, work: view.work }));
      } catch (error) {
        isDirty = true;
        show({ state: 'failed', error });
        return;
      }
    }
    show({ state: 'saved' });
  }
  const flush = () => {
    clearTimeout(timer);
    if (!running && isDirty)
      running = save().finally(() => {
        running = undefined;
      });
    return running ?? Promise.resolve();
  };
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      isDirty = true;
      show({ work: { ...view.work, ...part }, state: running === undefined ? 'waiting' : 'saving' });
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
