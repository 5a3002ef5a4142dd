import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLookup } from './lookup.ts';
import { everyone, isSelf, policy, signedIn } from './policy.ts';

const anyone = everyone('a test');

test('a rule about people cannot stand on a public call, where it would never be asked', () => {
  expect(() => policy('note:read', anyone, { object: isSelf })).toThrow(
    'note:read has a rule about people but is open to everyone',
  );
  expect(() => policy('note:write', anyone, { identity: (body) => body.id })).toThrow(/open to everyone/);
  expect(policy('note:read', signedIn, { object: isSelf })).toMatchObject({ permission: 'note:read' });
});

test('only the own account is the own account', () => {
  const actor = {
    id: 'a',
    role: 'ADMIN',
    clinicId: null,
    language: 'en',
    sessionId: 's',
    isEmailVerified: true,
    provenAt: new Date(0),
  } as const;
  const config = readConfig({ NODE_ENV: 'test' });
  const db = { read: () => Promise.reject() };
  const ask = (id: string) => isSelf(createLookup({ actor, db, at: new Date(0), config, params: { id } }));
  expect(ask('a')).toEqual({ userId: 'a' });
  for (const id of ['b', 'A', '']) expect(ask(id)).toBeUndefined();
});
