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
