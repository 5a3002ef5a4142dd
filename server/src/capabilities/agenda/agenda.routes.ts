import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fetchPublicJsonSoon } from '#platform/http/fetch-public.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { calendarFile, peopleOf } from '../bookings/agenda-bookings.service.ts';
import {
  canChangeEntry,
  canChangeFeed,
  canPlan,
  canReadAgenda,
  canReadCalendar,
  canReadEntry,
  canReadFeed,
  canRemoveEntry,
} from './agenda.access.ts';
import { changeEntry, planEntry, readAgenda, removeEntry } from './agenda.service.ts';
import { findEntry } from './entries.store.ts';
import { makeFeed, readCalendar, revokeFeed } from './feed.service.ts';
import { findFeed } from './feed.store.ts';
import { roadTimes } from './road-times.service.ts';

export const agenda: Routes = (on, platform) => {
  const travelBetween = roadTimes(platform, fetchPublicJsonSoon);
  on(
    'GET /api/providers/me/agenda',
    canReadAgenda,
    ({ grant, query }) => readAgenda(grant, query, travelBetween),
    ({ bookings }) => bookings.flatMap(peopleOf),
  );
  on('POST /api/providers/me/entries', canPlan, ({ grant, body }) => planEntry(grant, body));
  on(
    'GET /api/providers/me/entries/:id',
    canReadEntry,
    async ({ grant }) => (await findEntry(grant)) ?? fail('not_found'),
  );
  on('PUT /api/providers/me/entries/:id', canChangeEntry, ({ grant, body }) => changeEntry(grant, body));
  on('DELETE /api/providers/me/entries/:id', canRemoveEntry, async ({ grant, query }) => {
    await removeEntry(grant, query.all === '1');
    return undefined;
  });
  on('GET /api/providers/me/agenda/feed', canReadFeed, ({ grant }) => findFeed(grant));
  on('POST /api/providers/me/agenda/feed', canChangeFeed, ({ grant }) => makeFeed(grant, platform));
  on('DELETE /api/providers/me/agenda/feed', canChangeFeed, async ({ grant }) => {
    await revokeFeed(grant);
    return undefined;
  });
  on('GET /api/calendars/:token', canReadCalendar, async ({ grant, params, request }) => {
    const text = await readCalendar(grant, params.token, platform);
    return fileReply(calendarFile(text, 'agenda.ics'), request.headers);
  });
};
