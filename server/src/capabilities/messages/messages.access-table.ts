import type { messages } from '@lakou/contract/messages';
import { type AccessTable, type Cast, signedInGets } from '#platform/access/table.ts';

type Somebody = (cast: Cast) => string;
const foreign: Somebody = ({ other }) => other.id;
const missing: Somebody = ({ nothing }) => nothing;

const write = (sender: Somebody, recipient: Somebody) => (cast: Cast) => ({
  payload: { senderId: sender(cast), recipientId: recipient(cast), content: 'Bonjou' },
});
const about = (field: 'userId' | 'recipientId', whom: Somebody) => (cast: Cast) => ({
  payload: { [field]: whom(cast) },
});
const own: Somebody = ({ visitor }) => visitor.id;

// Nobody here may write to another of their own role; who may is in the tests of this capability.
export const messagesAccess: AccessTable<typeof messages> = {
  'GET /api/chat/history/:a/:b': [
    {
      on: 'own',
      request: (cast) => ({ params: { a: own(cast), b: foreign(cast) } }),
      gets: signedInGets(404),
    },
    {
      on: 'foreign',
      request: (cast) => ({ params: { a: foreign(cast), b: missing(cast) } }),
      gets: signedInGets(404),
    },
    {
      on: 'missing',
      request: (cast) => ({ params: { a: missing(cast), b: own(cast) } }),
      gets: signedInGets(404),
    },
  ],
  'POST /api/chat/send': [
    { on: 'own', request: write(own, foreign), gets: signedInGets(404) },
    { on: 'foreign', request: write(foreign, own), gets: signedInGets(403) },
    { on: 'missing', request: write(own, missing), gets: signedInGets(404) },
  ],
  'GET /api/chat/conversations': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/chat/conversations/:userId': [
    { on: 'foreign', request: (cast) => ({ params: { userId: foreign(cast) } }), gets: signedInGets(404) },
    { on: 'missing', request: (cast) => ({ params: { userId: missing(cast) } }), gets: signedInGets(404) },
  ],
  'GET /api/chat/unread': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/unread': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/chat/read': [
    { on: 'foreign', request: about('userId', foreign), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/typing': [
    { on: 'foreign', request: about('recipientId', foreign), gets: signedInGets(404) },
    { on: 'missing', request: about('recipientId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/block': [
    { on: 'foreign', request: about('userId', foreign), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/unblock': [
    { on: 'foreign', request: about('userId', foreign), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
};
