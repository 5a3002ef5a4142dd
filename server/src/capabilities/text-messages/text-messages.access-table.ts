import type { textMessages } from '@lakou/contract/text-messages';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

/** A Haitian number for each visitor, so that no limit of a number is met. */
const phoneOf = (id: string): string =>
  `+50937${String(Number.parseInt(id.slice(-8), 16) % 1_000_000).padStart(6, '0')}`;

export const textMessagesAccess: AccessTable<typeof textMessages> = {
  'GET /api/users/me/text-messages': [{ on: 'own', gets: signedInGets(200) }],
  'PUT /api/users/me/text-messages': [
    { on: 'missing', request: () => ({ payload: { groups: ['reminders'] } }), gets: signedInGets(404) },
    { on: 'own', request: () => ({ payload: { groups: ['everything'] } }), gets: signedInGets(400) },
  ],
  'POST /api/users/me/text-messages/code': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { phone: phoneOf(visitor.id) } }),
      gets: signedInGets(204),
    },
    { on: 'own', request: () => ({ payload: { phone: '12' } }), gets: signedInGets(400) },
  ],
  'POST /api/users/me/text-messages/number': [
    { on: 'missing', request: () => ({ payload: { code: '000000' } }), gets: signedInGets(400) },
  ],
  'DELETE /api/users/me/text-messages/number': [{ on: 'own', gets: signedInGets(204) }],
  'POST /api/text-messages/answers': [{ on: 'nothing of anybody', gets: everyoneGets(400) }],
};
