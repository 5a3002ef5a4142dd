import { expect, test } from 'vitest';
import { iceServersFor } from './ice.rules.ts';

const UNTIL = new Date('2026-11-17T12:00:00Z');

test('TELE-1 a relay gets a name that ends with the room, and its HMAC as password', () => {
  const settings = {
    stunUrls: ['stun:s.example'],
    turn: { urls: ['turn:t.example'], secret: 'north' },
    relayOnly: false,
  };
  // printf '1794916800:abc' | openssl dgst -sha1 -hmac north -binary | base64
  expect(iceServersFor(settings, 'abc', UNTIL)).toEqual([
    { urls: ['stun:s.example'] },
    { urls: ['turn:t.example'], username: '1794916800:abc', credential: 'JsNCRZwEaY1wcSO02GZxSk8I1lw=' },
  ]);
});

test('TELE-1 without settings there is no server to ask', () => {
  expect(iceServersFor({ stunUrls: [], turn: undefined, relayOnly: false }, 'abc', UNTIL)).toEqual([]);
});
