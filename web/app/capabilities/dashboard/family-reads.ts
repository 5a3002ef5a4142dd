import type { User } from '@lakou/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { dayHere } from '#platform/time/days.ts';
import { bookingsQuery } from '../bookings/bookings.queries.ts';
import { providersOf } from '../bookings/providers-of.ts';
import { cycleQuery, logsFrom } from '../cycle/cycle.queries.ts';
import { importedResultsQuery, requestsQuery, resultQuery } from '../labs/labs.queries.ts';
import { birthPlanQuery } from '../maternity/birth-plan.queries.ts';
import { journalQuery, proposalsQuery } from '../maternity/maternity.queries.ts';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import { conversationsQuery, historyQuery } from '../messages/messages.queries.ts';
import { medicinesTakenQuery, newestDosesQuery } from '../my-medicines/my-medicines.queries.ts';
import { prescriptionsQuery } from '../prescriptions/prescriptions.queries.ts';
import { providerQuery } from '../providers/providers.queries.ts';
import { entriesQuery } from '../record-entries/record-entries.queries.ts';
import { referralsQuery } from '../referrals/referrals.queries.ts';
import {
  activityQuery,
  heartQuery,
  settingsQuery,
  symptomsQuery,
  vitalsQuery,
} from '../trackers/trackers.queries.ts';
import { countsQuery, timelineQuery } from '../vault/vault.queries.ts';
import { noteQuery, signedNotesQuery } from '../visit-notes/visit-notes.queries.ts';

// What a family opens without a network: the first page of each list.

const MOST_DEPENDENTS = 5;
const MOST_CONVERSATIONS = 5;
const MOST_RESULTS = 5;

interface FamilyRead {
  /** The screen that cannot open without it. */
  readonly place?: string;
  readonly hash: string;
  readonly load: (queries: QueryClient) => Promise<void>;
}
type One = Parameters<QueryClient['prefetchQuery']>[0];
type Paged = Parameters<QueryClient['prefetchInfiniteQuery']>[0];

const one = (query: unknown, place?: string): FamilyRead => {
  const options = query as One;
  return {
    hash: hashKey(options.queryKey),
    load: (queries) => queries.prefetchQuery(options),
    ...(place && { place }),
  };
};
const paged = (query: unknown, place?: string): FamilyRead => {
  const options = query as Paged;
  return {
    hash: hashKey(options.queryKey),
    load: (queries) => queries.prefetchInfiniteQuery(options),
    ...(place && { place }),
  };
};

function readsOfWoman({ id, maternityProfile }: User): FamilyRead[] {
  const today = dayHere(new Date());
  return [
    one(cycleQuery(id, logsFrom(today, today.slice(0, 7))), '/app/cycle'),
    ...(maternityProfile
      ? [paged(journalQuery(id), '/app/maternity'), one(birthPlanQuery(id), '/app/birth-plan')]
      : []),
    // Also where she follows no pregnancy yet: the screen asks for them first.
    one(proposalsQuery(id)),
  ];
}

/** What the screens of one person of the family read. */
function readsOf(user: User, dependentId: string | undefined): FamilyRead[] {
  const whose = { patientId: user.id, dependentId };
  const record = { ...whose, byProvider: false };
  return [
    paged(timelineQuery(record, 'all', ''), '/app/record'),
    one(entriesQuery(record)),
    one(countsQuery(record)),
    one(medicinesTakenQuery(whose), '/app/my-medicines'),
    one(newestDosesQuery(whose)),
    one(vitalsQuery(whose), '/app/vitals'),
    paged(measurementsQuery(whose)),
    paged(prescriptionsQuery(whose), '/app/prescriptions'),
    paged(requestsQuery(user.id, dependentId ?? user.id), '/app/labs'),
    paged(importedResultsQuery(whose)),
    one(signedNotesQuery(whose)),
    one(symptomsQuery(whose), '/app/symptoms'),
    one(activityQuery(whose), '/app/activity'),
    one(settingsQuery(whose)),
    one(heartQuery(whose), '/app/heart'),
    paged(bookingsQuery(user.id, 'upcoming'), '/app/visits'),
    one(conversationsQuery(''), '/app/messages'),
    ...(user.gender === 'Female' && !dependentId ? readsOfWoman(user) : []),
  ];
}

/** What the screens of one person need to open: those that are read ahead, and those that are kept once opened. */
export const placesOf = (
  user: User,
  dependentId: string | undefined,
): readonly Pick<FamilyRead, 'place' | 'hash'>[] => [
  ...readsOf(user, dependentId),
  paged(referralsQuery({ of: 'patient', id: user.id, dependentId }), '/app/referrals'),
];

/** The newest notes and lab results of one person, which open from their lists. */
function detailsOf(queries: QueryClient, patientId: string, dependentId: string | undefined): FamilyRead[] {
  const notes = queries.getQueryData(signedNotesQuery({ patientId, dependentId }).queryKey) ?? [];
  const requests = queries.getQueryData(requestsQuery(patientId, dependentId ?? patientId).queryKey);
  const results = (requests?.pages.flat() ?? []).filter(
    ({ status, held }) => status === 'completed' && !held,
  );
  return [
    ...notes.map(({ id }) => one(noteQuery(id))),
    ...results.slice(0, MOST_RESULTS).map(({ id }) => one(resultQuery(id))),
  ];
}

/** Everybody's, each read once; then the newest conversations, and those who can be asked for a visit. */
export async function loadFamily(
  queries: QueryClient,
  user: User,
  mayGoOn: () => boolean,
): Promise<'done' | 'stopped'> {
  const dependents = (user.dependents ?? []).slice(0, MOST_DEPENDENTS).map(({ id }) => id);
  const reads = [undefined, ...dependents].flatMap((dependentId) => readsOf(user, dependentId));
  const each = new Map([...reads, paged(bookingsQuery(user.id, 'past'))].map((read) => [read.hash, read]));
  for (const { load } of each.values()) {
    if (!mayGoOn()) return 'stopped';
    await load(queries);
  }
  const people = [undefined, ...dependents];
  for (const { load } of people.flatMap((dependentId) => detailsOf(queries, user.id, dependentId))) {
    if (!mayGoOn()) return 'stopped';
    await load(queries);
  }
  const conversations = queries.getQueryData(conversationsQuery('').queryKey) ?? [];
  for (const { id } of conversations.slice(0, MOST_CONVERSATIONS)) {
    if (!mayGoOn()) return 'stopped';
    await paged(historyQuery({ me: user.id, other: id })).load(queries);
  }
  const visits = (['upcoming', 'past'] as const).flatMap(
    (when) => queries.getQueryData(bookingsQuery(user.id, when).queryKey)?.pages.flat() ?? [],
  );
  for (const { id } of providersOf(visits)) {
    if (!mayGoOn()) return 'stopped';
    await one(providerQuery(id)).load(queries);
  }
  return 'done';
}
