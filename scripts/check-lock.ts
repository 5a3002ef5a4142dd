import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The lock file must install on every platform that the README promises: each native package for
// one of them needs its version and integrity. Without them npm ci skips the package, and what
// needs it fails later.
const PROMISED: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

interface Platform {
  readonly os: string;
  readonly cpu: string;
}
interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type Packages = Readonly<Record<string, Entry>>;

/** Where npm may have put `name` for a package at `at`: inside it, or in any folder above. */
function placesOf(at: string, name: string): string[] {
  const parts = at === '' ? [] : at.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

const asList = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

function allows(value: Entry['os'], wanted: string): boolean {
  const list = asList(value);
  const refused = list.filter((one) => one.startsWith('!'));
  if (refused.length > 0) return !refused.includes(`!${wanted}`);
  return list.length === 0 || list.includes(wanted);
}

/** Node and PostgreSQL are built for glibc, so Linux with musl is not promised. */
function isFor({ os, cpu }: Platform, name: string, entry: Entry | undefined): boolean {
  if (entry?.os || entry?.cpu)
    return allows(entry.os, os) && allows(entry.cpu, cpu) && !asList(entry.libc).includes('musl');
  const words = name.split(/[-/]/).map((word) => (word === 'windows' ? 'win32' : word));
  return words.includes(os) && words.includes(cpu) && !words.some((word) => word.startsWith('musl'));
}

/** What is missing, one line each. */
export function faultsIn(packages: Packages): string[] {
  const faults = new Set<string>();
  for (const [at, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const entry = placesOf(at, name)
        .map((place) => packages[place])
        .find((one) => one !== undefined);
      for (const platform of PROMISED)
        if (isFor(platform, name, entry) && !(entry?.version && entry.integrity))
          faults.add(
            `${name} ${version} has no version and integrity, so ${platform.os}-${platform.cpu} goes without it`,
          );
    }
  for (const [at, { resolved = '' }] of Object.entries(packages))
    if (/^\w+:\/\//.test(resolved)) faults.add(`${at} names the registry it came from`);
  return [...faults];
}

if (import.meta.main) {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages }: { packages: Packages } = JSON.parse(text);
  const faults = faultsIn(packages);
  for (const fault of faults) console.error(`lock: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`lock: complete for ${PROMISED.map(({ os, cpu }) => `${os}-${cpu}`).join(', ')}`);
}
