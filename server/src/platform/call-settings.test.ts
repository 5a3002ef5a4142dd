import { expect, test } from 'vitest';
import { callSettingsFrom } from './call-settings.ts';

test('TELE-1 the relay is named in the settings, with its secret', () => {
  expect(callSettingsFrom({})).toEqual({ stunUrls: [], turn: undefined, relayOnly: false });
  const set = {
    STUN_URLS: 'stun:a.example:3478, stun:b.example:3478',
    TURN_URLS: 'turn:t.example:3478',
    TURN_SECRET: 's',
    RELAY_ONLY: '1',
  };
  expect(callSettingsFrom(set)).toEqual({
    stunUrls: ['stun:a.example:3478', 'stun:b.example:3478'],
    turn: { urls: ['turn:t.example:3478'], secret: 's' },
    relayOnly: true,
  });
});

test('TELE-1 half of the settings is refused at the start', () => {
  const refused: [Record<string, string>, string][] = [
    [{ TURN_URLS: 'turn:t.example' }, 'TURN_SECRET must be set'],
    [{ TURN_URLS: 'https://t.example', TURN_SECRET: 's' }, 'TURN_URLS must begin with turn: or turns:'],
    [{ STUN_URLS: 'a.example' }, 'STUN_URLS must begin with stun: or stuns:'],
    [{ RELAY_ONLY: '1' }, 'TURN_URLS must be set when RELAY_ONLY is'],
    [{ RELAY_ONLY: 'yes' }, 'RELAY_ONLY must be 1 or 0'],
  ];
  for (const [env, message] of refused) expect(() => callSettingsFrom(env)).toThrow(message);
});
