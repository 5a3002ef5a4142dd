import { expect, test } from 'vitest';
import { isSignedBy, signatureOf } from './signature.ts';

// The example of Twilio's own documentation of the scheme.
const URL = 'https://example.com/myapp.php?foo=1&bar=2';
const KEY = '12345';
const FIELDS = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
};

test('SMS-1 an answer is signed as the gateway documents it', () => {
  expect(signatureOf(KEY, URL, FIELDS)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
  expect(isSignedBy(KEY, URL, FIELDS, 'L/OH5YylLD5NRKLltdqwSvS0BnU=')).toBe(true);
});

test.each([
  ['another field', { ...FIELDS, Digits: '1235' }, KEY, URL],
  ['one field more', { ...FIELDS, More: '' }, KEY, URL],
  ['another key', FIELDS, '12346', URL],
  ['another address', FIELDS, KEY, `${URL}&x=1`],
])('attack: %s is not signed', (_, fields, key, url) => {
  expect(isSignedBy(key, url, fields, 'L/OH5YylLD5NRKLltdqwSvS0BnU=')).toBe(false);
  expect(isSignedBy(KEY, URL, FIELDS, undefined)).toBe(false);
});
