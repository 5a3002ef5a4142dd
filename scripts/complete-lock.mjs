// Run after the lock file was regenerated: adds entries for the optional packages of other
// platforms that the registry did not serve, so that `npm ci` accepts package.json and the lock on
// every machine.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where npm may have put `name` for a package at `at`: beside it, or in any folder above. */
function places(at, name) {
  const parts = at === '' ? [] : at.split('/node_modules/');
  const folders = parts.map((_, i) => parts.slice(0, i + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

let added = 0;
for (const [at, pkg] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (places(at, name).some((place) => lock.packages[place])) continue;
    const words = name
      .toLowerCase()
      .split(/[-/]/)
      .map((word) => (word === 'windows' ? 'win32' : word));
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    if (os.length + cpu.length === 0) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[~^]/, ''),
      ...(cpu.length > 0 && { cpu }),
      ...(pkg.dev && { dev: true }),
      ...(words.some((word) => word.startsWith('musl')) && { libc: ['musl'] }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added++;
  }
}

const byPath = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries added for other platforms`);
