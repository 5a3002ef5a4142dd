import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A killed process that was not yet reaped still has a pid, but it counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processStatus(pid)?.[0] !== 'Z';
}

/**
 * Distinguishes a process from a later one with the same pid: its start time, and the boot of the
 * machine.
 */
export function startOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  return `${readQuietly('/proc/sys/kernel/random/boot_id').trim()} ${processStatus(pid)?.[19] ?? ''}`;
}

export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

export function parentOf(pid: number): number {
  return Number(process.platform === 'linux' ? processStatus(pid)?.[1] : ps(pid, 'ppid='));
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
function processStatus(pid: number): string[] | undefined {
  const text = readQuietly(`/proc/${pid}/stat`);
  return text === '' ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
