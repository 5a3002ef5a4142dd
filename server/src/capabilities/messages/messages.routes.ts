import type { Routes } from '#platform/capability.ts';
import { publish } from '#platform/events/publish.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch, countTry } from '#platform/limits/limiter.ts';
import { TYPING_PER_PERSON } from '#platform/limits/limits.ts';
import { countUnread as countUnreadNotifications } from '../notifications/notifications.service.ts';
import { canListTheirConversations, canReadTheirHistory, canSendForThem } from './acting.access.ts';
import { sendForThem } from './acting.service.ts';
import { listTheirConversations } from './acting.store.ts';
import { block, getConversation, markRead, toConversations } from './conversations.service.ts';
import { countUnread, listConversations } from './conversations.store.ts';
import { listMessages } from './history.store.ts';
import { toMessages } from './message-rows.store.ts';
import {
  canBlock,
  canCountUnread,
  canListConversations,
  canMarkRead,
  canReadConversation,
  canReadHistory,
  canSend,
  canTranslate,
  canType,
} from './messages.access.ts';
import { sendMessage } from './send.service.ts';
import { translateMessage } from './translations.service.ts';

export const messages: Routes = (on, platform) => {
  on('GET /api/chat/history/:a/:b', canReadHistory, async ({ grant, query, reply }) => {
    await countSearch(grant, query.search);
    const page = onePage(reply, await listMessages(grant, query), query);
    return toMessages(grant.db, page.reverse());
  });
  on('POST /api/chat/send', canSend, ({ grant, body }) => sendMessage(grant, body));
  on('GET /api/chat/conversations', canListConversations, async ({ grant, query, reply }) => {
    await countSearch(grant, query.search);
    return toConversations(grant, onePage(reply, await listConversations(grant, query), query));
  });
  on(
    'GET /api/chat/conversations/:userId',
    canReadConversation,
    ({ grant }) => getConversation(grant, platform),
    // Before the first word the page names somebody in care who has not written.
    (_, { actor, scope }) => (scope.conversationId || actor.role === 'PATIENT' ? [] : [scope.otherId]),
  );
  on(
    'GET /api/chat/for/:patientId/conversations',
    canListTheirConversations,
    async ({ grant, query, reply }) => onePage(reply, await listTheirConversations(grant, query), query),
    (_, { scope }) => [scope.patientId],
  );
  on(
    'GET /api/chat/for/:patientId/conversations/:userId',
    canReadTheirHistory,
    async ({ grant, query, reply }) => {
      const page = onePage(reply, await listMessages(grant, query), query);
      return toMessages(grant.db, page.reverse());
    },
    (_, { scope }) => [scope.ownId],
  );
  on(
    'POST /api/chat/for/:patientId/conversations/:userId',
    canSendForThem,
    ({ grant, body }) => sendForThem(grant, body),
    (_, { scope }) => [scope.ownId],
  );
  on('POST /api/chat/messages/:id/translation', canTranslate, ({ grant }) =>
    translateMessage(grant, platform),
  );
  on('GET /api/chat/unread', canListConversations, async ({ grant }) => ({
    unread: await countUnread(grant),
  }));
  // The app's frame shows both numbers on every screen, so one call returns both.
  on('GET /api/unread', canCountUnread, async ({ grant }) => {
    const [messages, notifications] = await Promise.all([
      countUnread(grant),
      countUnreadNotifications(grant),
    ]);
    return { messages, notifications };
  });
  on('POST /api/chat/read', canMarkRead, async ({ grant, body }) => {
    await markRead(grant, body.messageId);
    return undefined;
  });
  on('POST /api/chat/typing', canType, async ({ grant }) => {
    await countTry(grant.db, TYPING_PER_PERSON, grant.actor.id, grant.at);
    publish(grant.db, [grant.scope.otherId], { kind: 'typing', id: grant.actor.id });
    return undefined;
  });
  on('POST /api/chat/block', canBlock, async ({ grant }) => {
    await block(grant, true);
    return undefined;
  });
  on('POST /api/chat/unblock', canBlock, async ({ grant }) => {
    await block(grant, false);
    return undefined;
  });
};
