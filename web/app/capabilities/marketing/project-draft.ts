import type { MarketingProject, SavedProject, Work } from '@lakou/contract/marketing';

type Names = Pick<SavedProject, 'name' | 'domain'>;

type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface DraftView extends Names {
  readonly work: Work;
  readonly state: SaveState;
  /** Why saving failed. */
  readonly error: unknown;
}

interface ProjectDraft {
  view(): DraftView;
  subscribe(listener: () => void): () => void;
  change(part: Partial<Work>): void;
  rename(names: Names): void;
  /** Saves what is not saved yet, at once. */
  flush(): Promise<void>;
}

const PAUSE_MS = 600;
const SAVED = { state: 'saved', error: undefined } as const;

/** The work on a project, saved by itself after a pause, one request at a time. */
export function createDraft(
  project: MarketingProject,
  send: (project: SavedProject) => Promise<{ version: number }>,
): ProjectDraft {
  const listeners = new Set<() => void>();
  let { version } = project;
  let view: DraftView = { name: project.name, domain: project.domain, work: project.work, ...SAVED };
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
        const { name, domain, work } = view;
        ({ version } = await send({ name, domain, version, work }));
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
  function put(part: Partial<DraftView>) {
    isDirty = true;
    show({ ...part, state: running === undefined ? 'waiting' : 'saving' });
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => put({ work: { ...view.work, ...part } }),
    rename: (names) => put(names),
    flush,
  };
}
