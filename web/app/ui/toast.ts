export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const TOAST_LIFE_MS = 5000;

let shown: readonly Toast[] = [];
let lastId = 0;
let held = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function startTimer(id: number): void {
  timers.set(
    id,
    setTimeout(() => dismiss(id), TOAST_LIFE_MS),
  );
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  show(shown.filter((toast) => toast.id !== id));
}

function add(kind: Toast['kind'], text: string): void {
  // The same text is shown once, for example when three requests fail for one reason.
  for (const same of shown.filter((toast) => toast.kind === kind && toast.text === text)) dismiss(same.id);
  lastId += 1;
  show([...shown, { id: lastId, kind, text }]);
  if (!held) startTimer(lastId);
}

/** Shows a short message from anywhere in the app; `<Toaster />` renders it. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

/** The store behind the Toaster. */
export const toasts = {
  dismiss,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => shown,
  /** Stops all timers while somebody reads. */
  hold() {
    held = true;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  },
  /** Restarts all timers with the full time. */
  release() {
    if (!held) return;
    held = false;
    for (const { id } of shown) startTimer(id);
  },
};
