import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));
const MANIFEST = join(SERVER, 'build', 'server-code.json');

// Only these are in the manifest; tests and data of the demo show nothing of how the server works.
const FOLDERS = ['migrations', 'src'];
const SHOWN = /^[\w./-]+\.(?:ts|sql)$/;
const LEFT_OUT = /\.(?:test|demo|access-table)\.ts$/;

const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\b[rs]k_live_\w+/,
  /\bgh[opsu]_[A-Za-z0-9]{30,}/,
  /\bAIza[\w-]{30,}/,
  /\bsk-[\w-]{20,}/,
  /['"`][0-9a-f]{64}['"`]/i,
  /\b(?:postgres|postgresql|smtps?|https?):\/\/[^\s:/'"`$]+:[^\s@'"`$]+@/,
  /(?:password|secret|token|api_?key)['"]?\s*[:=]\s*['"][A-Za-z0-9+/_=-]{16,}['"]/i,
];

export interface SourceFile {
  /** What the file is asked for by; no path ever is. */
  readonly id: string;
  readonly path: string;
  readonly lines: number;
  readonly text: string;
}

export const holdsSecret = (text: string): boolean => SECRETS.some((pattern) => pattern.test(text));

async function readSources(): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const folder of FOLDERS)
    for (const entry of (await readdir(join(SERVER, folder), { recursive: true })).sort()) {
      const path = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (!SHOWN.test(path) || LEFT_OUT.test(path)) continue;
      const text = await readFile(join(SERVER, path), 'utf8');
      if (holdsSecret(text)) throw new Error(`${path} looks as if it held a secret, so it cannot be shown`);
      const id = createHash('sha256').update(path).digest('hex').slice(0, 16);
      found.push({ id, path, lines: text.split('\n').length - 1, text });
    }
  return found;
}

/** Part of the build: puts the server's sources into one file. Fails when one of them holds a secret. */
export async function writeServerCode(): Promise<void> {
  const text = JSON.stringify(await readSources());
  // A server that was built elsewhere may not be allowed to write here.
  if (text === (await readFile(MANIFEST, 'utf8').catch(() => ''))) return;
  await mkdir(dirname(MANIFEST), { recursive: true });
  const draft = `${MANIFEST}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, MANIFEST);
}

/** What the build wrote; nothing where there was none. */
export async function readServerCode(): Promise<ReadonlyMap<string, SourceFile>> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '[]');
  const files: SourceFile[] = JSON.parse(text);
  return new Map(files.map((file) => [file.id, file]));
}
