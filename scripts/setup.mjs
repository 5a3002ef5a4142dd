// Runs before `npm start` and `npm test`, on any Node version, with nothing installed yet: plain
// JavaScript, no dependencies. Installs what is missing, and prints nothing when all is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 24;
const DEBIAN_BROWSERS = ['chromium', 'chromium-headless-shell'];

function main() {
  if (!packagesAreInstalled()) {
    console.log('Installing packages (npm ci): they are missing or older than package-lock.json.');
    if (!installPackages()) stop('npm ci failed: the lines above say why.');
  }
  const version = nodeVersion();
  if (Number.parseInt(version, 10) < OLDEST_NODE) {
    stop(
      `Node ${OLDEST_NODE} or newer is needed and this is Node ${version}: install it from https://nodejs.org.`,
    );
  }
  if (process.argv.includes('--browser')) findOrInstallBrowser();
}

/** Compares npm's own record of what it installed with the lock file; an interrupted installation leaves no record. */
function packagesAreInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return entry.optional === true; // made for another platform
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Installs with the tools for building and testing, whatever NODE_ENV says. Warnings about the Node
 * version are printed below.
 */
function installPackages() {
  return npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
}

/** The npm that runs us, on its own Node: ours may be in the folder that is replaced. */
function npm(args) {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  const env = cleanEnvironment();
  if (/npm-cli\.c?js$/.test(script)) return run(node, [script, ...args], { env });
  return run('npm', args, { env, shell: process.platform === 'win32' });
}

/**
 * Without the variables that npm sets for its scripts: `npm start -w web` must not install for that
 * workspace only.
 */
function cleanEnvironment() {
  const ofThisRun =
    /^(npm_(?!config_)|npm_config_(workspaces?|include_workspace_root|global|local_prefix|omit|only|production)$|init_cwd$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));
}

/** The Node that npm scripts will use: the one among our packages, else the machine's. */
function nodeVersion() {
  try {
    const path = `node_modules/node-${process.platform}-${process.arch}/package.json`;
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).version;
  } catch {
    return process.versions.node;
  }
}

function findBrowser() {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.some(existsSync) || playwrightHasBrowser();
}

function playwrightHasBrowser() {
  try {
    return existsSync(
      createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath(),
    );
  } catch {
    return false;
  }
}

/** Beside Debian's Chromium its build without windows, in which the browser tests cost a third less. */
function findOrInstallBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && !DEBIAN_BROWSERS.every((name) => existsSync(`/usr/bin/${name}`))) {
    console.log('Installing Chromium for the browser tests.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], { env });
    for (const name of DEBIAN_BROWSERS) run('apt-get', ['install', '-y', name], { env });
  }
  if (!findBrowser()) npm(['exec', '--no', '--', 'playwright', 'install', 'chromium']);
  if (!findBrowser()) {
    stop('No Chromium was found or could be installed: install one and set CHROMIUM_PATH to its program.');
  }
}

function run(program, args, options) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options }).status === 0;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

main();
