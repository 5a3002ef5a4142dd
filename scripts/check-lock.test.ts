import { expect, test } from 'vitest';
import { faultsIn } from './check-lock.ts';

const native = { version: '1.0.0', integrity: 'sha512-x' };
const lock = (entries: Parameters<typeof faultsIn>[0]) => ({
  'node_modules/tool': {
    ...native,
    optionalDependencies: {
      'tool-linux-x64-gnu': '1.0.0',
      'tool-linux-arm64-gnu': '1.0.0',
      'tool-linux-arm64-musl': '1.0.0',
      'tool-freebsd-x64': '1.0.0',
    },
  },
  'node_modules/tool-linux-x64-gnu': { ...native, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  ...entries,
});
const MISSING = 'tool-linux-arm64-gnu 1.0.0 has no version and integrity, so linux-arm64 goes without it';

test('a lock with a version and integrity for each promised platform is complete', () => {
  const entry = { ...native, os: 'linux', cpu: 'arm64' };
  expect(faultsIn(lock({ 'node_modules/tool-linux-arm64-gnu': entry }))).toEqual([]);
  expect(faultsIn(lock({ 'node_modules/tool/node_modules/tool-linux-arm64-gnu': entry }))).toEqual([]);
});

test('an entry that is absent, or that only holds a place, is found', () => {
  expect(faultsIn(lock({}))).toEqual([MISSING]);
  const stub = { version: '1.0.0', os: ['linux'], cpu: ['arm64'] };
  expect(faultsIn(lock({ 'node_modules/tool-linux-arm64-gnu': stub }))).toEqual([MISSING]);
});

test('a package for any processor of a promised system is looked at too', () => {
  const packages = {
    'node_modules/tool': { ...native, optionalDependencies: { 'file-events': '2.0.0' } },
    'node_modules/file-events': { version: '2.0.0', os: ['darwin'] },
  };
  expect(faultsIn(packages)).toHaveLength(2);
});

test('an address of a registry is found, a workspace is not one', () => {
  expect(
    faultsIn({
      'node_modules/tool': { ...native, resolved: 'https://registry.example/tool.tgz' },
      'node_modules/web': { resolved: 'web' },
    }),
  ).toEqual(['node_modules/tool names the registry it came from']);
});
