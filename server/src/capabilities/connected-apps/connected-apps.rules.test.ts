import { expect, test } from 'vitest';
import { isRedirectUri, placeOf, readClient } from './connected-apps.rules.ts';

test.each([
  ['https://app.example.test/callback', true],
  ['http://localhost:8765/callback', true],
  ['http://127.0.0.1/callback', true],
  ['org.example.app:/callback', true],
  ['http://app.example.test/callback', false],
  ['https://app.example.test/#part', false],
  ['https://name:password@app.example.test/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['app:/callback', false],
  ['nonsense', false],
])('FHIR-3 %s as an address of an app: %s', (address, isFit) => {
  expect(isRedirectUri(address)).toBe(isFit);
});

test('FHIR-3 a person reads where the answer goes', () => {
  expect(placeOf('https://app.example.test/callback')).toBe('app.example.test');
  expect(placeOf('org.example.app:/callback')).toBe('org.example.app');
});

test('FHIR-3 an app names itself in the header or in the form, and not twice otherwise', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  expect(readClient(undefined, 'a')).toEqual({ id: 'a', secret: undefined });
  expect(readClient(basic('a:b%2Bc'), undefined)).toEqual({ id: 'a', secret: 'b+c' });
  expect(readClient(basic('a:b'), 'a')).toEqual({ id: 'a', secret: 'b' });
  for (const header of [basic('a:%'), basic(':b'), 'Bearer a', ''])
    expect(() => readClient(header, undefined)).toThrow();
  expect(() => readClient(basic('a:b'), 'other')).toThrow();
  expect(readClient(undefined, undefined)).toBeUndefined();
});
