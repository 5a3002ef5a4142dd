import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import { CALENDAR_READS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { ownAgenda } from '../bookings/agenda-bookings.service.ts';
import { type EntryScope, isOwnEntry } from './entries.store.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isOwn: Rule<EntryScope, ById> = async (question) =>
  (await isOwnEntry(question, question.params.id))
    ? { entryId: question.params.id, providerId: question.actor.id }
    : undefined;

export const canReadAgenda = policy('bookings:list', provider, { object: ownAgenda });
export const canPlan = policy('entry:create', provider);
export const canReadEntry = policy('entry:read', provider, { object: isOwn });
export const canChangeEntry = policy('entry:change', provider, { object: isOwn });
export const canRemoveEntry = policy('entry:remove', provider, { object: isOwn });
export const canReadFeed = policy('agenda-feed:read', provider);
export const canChangeFeed = policy('agenda-feed:change', provider, { stepUp: true });
export const canReadCalendar = policy(
  'calendar:read',
  everyone('calendar programs cannot sign in: the address itself is the secret'),
  { limit: CALENDAR_READS_PER_ADDRESS },
);
