import type { Capability } from '#platform/capability.ts';
import { copyMessages } from './history.store.ts';
import { messages } from './messages.routes.ts';
import { notifyUnreadMessages } from './unread-messages.jobs.ts';

export const capability = {
  routes: messages,
  jobs: (platform) =>
    platform.jobs.recurring('message-notices', '* * * * *', () => notifyUnreadMessages(platform)),
  copy: copyMessages,
} satisfies Capability;
