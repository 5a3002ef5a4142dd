import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// What the kernel counts for a process (Linux): the most stable figures on a machine that others
// use too.
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

/** Milliseconds of CPU a process has used so far, in all its threads. */
export function cpuOf(pid: number): number {
  // The command may contain spaces and brackets, so fields are counted from the last bracket.
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

/** Resident memory in MB (1,000,000 bytes). */
export function memoryOf(pid: number): number {
  const kib = read(pid, 'status').match(/^VmRSS:\s+(\d+) kB$/m)?.[1];
  return (Number(kib ?? Number.NaN) * 1024) / 1e6;
}

/**
 * CPU of the sessions on one database, by their process: PostgreSQL writes the database name into
 * their titles.
 */
export function databaseCpu(database: string): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const own = pids.filter((pid) => read(pid, 'cmdline').match(/^postgres: \S+ (\S+) /)?.[1] === database);
  return new Map(own.map((pid) => [pid, cpuOf(pid)]));
}

/** What was used between two readings; a session that began meanwhile counts from zero. */
export function cpuBetween(before: Map<number, number>, after: Map<number, number>): number {
  return Array.from(after).reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
}
