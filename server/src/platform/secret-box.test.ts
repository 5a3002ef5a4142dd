import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openSecretBox, secretBox } from './secret-box.ts';

const box = secretBox(Buffer.alloc(32, 1));

describe('a sealed secret', () => {
  test('opens for its owner, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, owner) => {
        expect(box.open(box.seal(text, owner), owner)).toBe(text);
      }),
    );
  });

  test('opens for nobody else, with no other key, and not when changed', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'a');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(() => box.open(sealed, 'b')).toThrow();
    expect(() => secretBox(Buffer.alloc(32, 2)).open(sealed, 'a')).toThrow();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed, 'a')).toThrow();
    }
  });

  test('never looks the same twice; a fingerprint always does, under one key', () => {
    expect(box.seal('x', 'a').equals(box.seal('x', 'a'))).toBe(false);
    expect(box.fingerprint('x').equals(box.fingerprint('x'))).toBe(true);
    expect(box.fingerprint('x').equals(secretBox(Buffer.alloc(32, 2)).fingerprint('x'))).toBe(false);
  });
});

describe('OPS-5 after a change of the key', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const changed = secretBox(fresh, old);

  test('what was sealed before opens, and what is sealed now needs the new key', () => {
    expect(changed.open(box.seal('x', 'a'), 'a')).toBe('x');
    expect(() => changed.open(box.seal('x', 'a'), 'b')).toThrow();
    const now = changed.seal('x', 'a');
    expect(secretBox(fresh).open(now, 'a')).toBe('x');
    expect(() => box.open(now, 'a')).toThrow();
  });

  test('what is sealed anew opens with the new key alone; what has it already is left', () => {
    const anew = changed.reseal(box.seal('x', 'a'), 'a') ?? Buffer.alloc(0);
    expect(secretBox(fresh).open(anew, 'a')).toBe('x');
    expect(changed.reseal(anew, 'a')).toBeUndefined();
    expect(() => changed.reseal(secretBox(Buffer.alloc(32, 3)).seal('x', 'a'), 'a')).toThrow();
  });

  test('fingerprints of both keys are found, and what devices hold stays readable', () => {
    expect(changed.fingerprints('x')).toEqual([secretBox(fresh).fingerprint('x'), box.fingerprint('x')]);
    expect(changed.fingerprint('x')).toEqual(secretBox(fresh).fingerprint('x'));
    expect(changed.derive('device')).toEqual(box.derive('device'));
  });
});

describe('the key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lakou-key-'));
  const config = (env: Record<string, string> = {}) => readConfig({ ...env, DATA_DIR: join(dataDir, 'new') });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('is made once, for us alone, and found again', () => {
    const sealed = openSecretBox(config()).seal('x', 'a');
    expect(openSecretBox(config()).open(sealed, 'a')).toBe('x');
    const file = join(dataDir, 'new', 'secret-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test('comes from the settings where they have one', () => {
    const SECRET_KEY = 'a1'.repeat(32);
    const sealed = openSecretBox(config({ SECRET_KEY })).seal('x', 'a');
    expect(secretBox(Buffer.alloc(32, 0xa1)).open(sealed, 'a')).toBe('x');
    expect(() => statSync(join(dataDir, 'new'))).toThrow();
  });

  test.each(['short', 'g'.repeat(64), 'a'.repeat(63)])('%s is none', (SECRET_KEY) => {
    expect(() => readConfig({ SECRET_KEY })).toThrow('SECRET_KEY must be 64 hexadecimal digits');
  });
});
