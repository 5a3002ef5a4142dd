import { expect, test } from 'vitest';
import { isTicket, makeTicket, readTicket } from './ticket.rules.ts';

const holder = { near: '192.0.2', email: 'nadege@example.test' };
const expiresAt = new Date('2026-11-15T12:10:00Z');
const ticket = makeTicket('key', Buffer.alloc(16, 7), expiresAt, holder);

test('ACC-4 a ticket is read by the key, the network and the address it was made for, and by no other', () => {
  expect(isTicket(ticket)).toBe(true);
  expect(readTicket('key', ticket, holder)?.expiresAt).toEqual(expiresAt);
  expect(readTicket('other', ticket, holder)).toBeUndefined();
  expect(readTicket('key', ticket, { ...holder, near: '192.0.3' })).toBeUndefined();
  expect(readTicket('key', ticket, { ...holder, email: 'other@example.test' })).toBeUndefined();
});

test('ACC-4 whoever changes its end or its name has no ticket; other texts are none', () => {
  const [prefix, name, expires, signature] = ticket.split('.');
  const later = [prefix, name, Number(expires) + 60_000, signature].join('.');
  const renamed = [prefix, `A${name?.slice(1)}`, expires, signature].join('.');
  for (const text of [later, renamed, 'registered.', `${ticket}A`, ticket.slice(0, -1), 'x', ''])
    expect(readTicket('key', text, holder)).toBeUndefined();
  expect(isTicket('eyJhbGciOiJ')).toBe(false);
});
