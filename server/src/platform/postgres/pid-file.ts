import { constants } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf, isRunning } from './processes.ts';

/** The file in which PostgreSQL stores the process that serves the data. */
interface PidFile {
  pid: number;
  status: string;
}

/** The server process on this data, if one is alive. */
export async function findPostmaster(data: string): Promise<PidFile | undefined> {
  const lines = (await readPidFile(data)).split('\n');
  const pid = Number(lines[0]);
  return isLive(pid) && servesData(pid, data) ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

/**
 * When the stored pid now belongs to another process, PostgreSQL would wait for it in vain. It
 * ignores its own parent's pid, so we write ours; deleting the file would skip its check for old
 * sessions.
 */
export async function disownReusedPid(data: string): Promise<void> {
  const text = await readPidFile(data);
  const pid = Number.parseInt(text, 10);
  if (!isLive(pid) || servesData(pid, data)) return;
  // The folder belongs to PostgreSQL's account: root must never follow a link out of it.
  const flag = constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW;
  await writeFile(pathIn(data), text.replace(/^\d+/, String(process.pid)), { flag });
}

function isLive(pid: number): boolean {
  return Number.isInteger(pid) && pid > 0 && isRunning(pid);
}

function servesData(pid: number, data: string): boolean {
  return process.platform === 'win32' || commandOf(pid).includes(`-D ${data} `);
}

function readPidFile(data: string): Promise<string> {
  return readFile(pathIn(data), 'utf8').catch(() => '');
}

function pathIn(data: string): string {
  return join(data, 'postmaster.pid');
}
