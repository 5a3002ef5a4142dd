import { Worker } from 'node:worker_threads';
import { fail } from '../errors.ts';
import { askWorker } from './ask-worker.ts';
import { fewAtOnce } from './few-at-once.ts';
import type { ThreadAnswer, ThreadTask } from './thread-worker.ts';

const AT_ONCE = 2;
/** Work that takes longer is given up: it would hold up what others wait for. */
const LONGEST_MS = 30_000;
/** A thread holds some megabytes, so one that nobody needs ends. */
const IDLE_MS = 60_000;

const inTurn = fewAtOnce(AT_ONCE);
interface IdleThread {
  readonly worker: Worker;
  readonly ending: NodeJS.Timeout;
}
const idle: IdleThread[] = [];

function startThread(): Worker {
  const worker = new Worker(new URL('./thread-worker.ts', import.meta.url));
  worker.on('error', () => {}); // the caller gets the error
  return worker;
}

function takeThread(): Worker {
  const last = idle.pop();
  if (!last) return startThread();
  clearTimeout(last.ending);
  last.worker.ref();
  return last.worker;
}

function keepThread(worker: Worker): void {
  worker.unref(); // an idle thread does not keep the process running
  const ending = setTimeout(() => {
    idle.splice(0, idle.length, ...idle.filter((one) => one.worker !== worker));
    void worker.terminate();
  }, IDLE_MS);
  ending.unref();
  idle.push({ worker, ending });
}

async function ask(task: ThreadTask, longestMs: number): Promise<unknown> {
  const worker = takeThread();
  let answer: ThreadAnswer;
  try {
    answer = await askWorker<ThreadAnswer>(worker, task, AbortSignal.timeout(longestMs));
  } catch (error) {
    void worker.terminate();
    if (error instanceof Error && error.name === 'AbortError') return fail('unavailable');
    throw error;
  }
  keepThread(worker);
  if ('thrown' in answer) throw answer.thrown;
  return answer.done;
}

type Callable = (...given: never[]) => unknown;
/** What can be copied: no functions. */
type Data<T> = T extends Callable
  ? never
  : T extends Date | Uint8Array | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
    ? T
    : T extends object
      ? { [K in keyof T]: Data<T[K]> }
      : T;
type TakesData<F> = F extends (...given: infer Given) => unknown
  ? Given extends Data<Given>
    ? true
    : false
  : false;
type NamesOf<M> = { [K in keyof M]: TakesData<M[K]> extends true ? K : never }[keyof M] & string;
type GivenTo<F> = F extends (...given: infer Given) => unknown ? Given : never;
/** Bytes arrive as plain bytes. */
type Copied<T> = T extends Buffer ? Uint8Array : T;
type AnswerOf<F> = F extends (...given: never[]) => infer Answer ? Promise<Copied<Awaited<Answer>>> : never;

/**
 * Calls functions of a module in another thread, so that large work holds nobody else up. What they
 * take and return is copied: data without functions. Only types of the module are imported.
 */
export function inThread<M>(module: URL, { longestMs = LONGEST_MS } = {}) {
  return <K extends NamesOf<M>>(name: K, ...given: GivenTo<M[K]>): AnswerOf<M[K]> =>
    inTurn(() => ask({ module: module.href, name, given }, longestMs)) as AnswerOf<M[K]>;
}
