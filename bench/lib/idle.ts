import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './proc.ts';
import type { Program } from './program.ts';

const LOOK_MS = 1_000;
const IDLE_MS = 60;
const LOOKS = 3;
const GIVE_UP_AFTER_MS = 900_000;

/**
 * A program that starts on much that was filled in works it off first, such as the free times of each provider. What is
 * measured meanwhile measures that.
 */
export async function untilIdle(programs: readonly Pick<Program, 'pid'>[]): Promise<void> {
  const patience = Date.now() + GIVE_UP_AFTER_MS;
  const used = () => programs.map(({ pid }) => cpuOf(pid));
  for (let quiet = 0, before = used(); quiet < LOOKS; ) {
    if (Date.now() > patience) throw new Error('the programs do not come to rest');
    await sleep(LOOK_MS);
    const after = used();
    quiet = after.every((one, index) => one - (before[index] ?? 0) < IDLE_MS) ? quiet + 1 : 0;
    before = after;
  }
}
