import type { Asker, Screen } from './grow.ts';

const DAY_MS = 86_400_000;
// Future visits begin two weeks from now.
const BUSY_DAY = new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);
const WEEK_LATER = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10);

const patient =
  (...paths: ((asker: Asker) => string)[]): Screen =>
  (asker) => ({ as: asker.patient, paths: paths.map((path) => path(asker)) });
const doctor =
  (path: (asker: Asker) => string): Screen =>
  (asker) => ({ as: asker.doctor, paths: [path(asker)] });
const find = (query: string) => patient(() => `/api/providers?limit=20${query}`);

/** Every list and search over data that grows with the platform, besides chats. */
export const CARE_SCREENS: Readonly<Record<string, Screen>> = {
  'dashboard (session, to come, owed, unread)': patient(
    () => '/api/auth/session',
    (asker) => `/api/data/bookings/user/${asker.patient.id}?when=upcoming&limit=20`,
    (asker) => `/api/data/bookings/user/${asker.patient.id}?when=owed&limit=20`,
    () => '/api/notifications/unread',
    () => '/api/chat/unread',
    () => '/api/unread',
  ),
  'a patient’s past visits': patient(
    (asker) => `/api/data/bookings/user/${asker.patient.id}?when=past&limit=20`,
  ),
  'providers, first page': find(''),
  'providers, a later page': patient((asker) => `/api/providers?limit=20&after=${asker.pageEnd}`),
  'providers of a specialty': find('&specialty=Surgery'),
  'providers who speak a rare language': find('&language=en'),
  'providers by the words of a place': find('&q=petyonvil'),
  'providers by a rare word': find('&q=dyaliz'),
  'providers by a word that nobody has': find('&q=zzyzx'),
  'providers around a point': find('&near=18.54,-72.34&radiusKm=25&location=petyonvil'),
  'free times of a week': patient((asker) => `/api/availability/${asker.provider}?days=7`),
  'free times of a busy week': patient(
    (asker) => `/api/availability/${asker.provider}?days=7&from=${BUSY_DAY}`,
  ),
  'a provider’s visits to come': doctor(
    (asker) => `/api/data/bookings/user/${asker.doctor.id}?when=upcoming&limit=20`,
  ),
  'a provider’s agenda of a busy week': doctor(
    () => `/api/providers/me/agenda?from=${BUSY_DAY}T00:00:00Z&to=${WEEK_LATER}T00:00:00Z`,
  ),
  'a provider’s patients': doctor((asker) => `/api/providers/${asker.doctor.id}/patients?limit=20`),
  'search in a provider’s patients': doctor(
    (asker) => `/api/providers/${asker.doctor.id}/patients?limit=20&q=person`,
  ),
  'what a provider earned': doctor(() => '/api/providers/me/earnings/visits?limit=20'),
};

/** The same over what is written. */
export const CHAT_SCREENS: Readonly<Record<string, Screen>> = {
  'chats of a patient': patient(() => '/api/chat/conversations?limit=20'),
  'chats of a provider': doctor(() => '/api/chat/conversations?limit=20'),
  'what was written': patient((asker) => `/api/chat/history/${asker.patient.id}/${asker.partner}?limit=20`),
  'search in one chat': patient(
    (asker) => `/api/chat/history/${asker.patient.id}/${asker.partner}?limit=20&search=lafyev`,
  ),
  'search in all chats of a patient': patient(() => '/api/chat/conversations?limit=20&search=lafyev'),
  'search in all chats of a provider': doctor(() => '/api/chat/conversations?limit=20&search=lafyev'),
  'search in vain in all chats of a provider': doctor(() => '/api/chat/conversations?limit=20&search=zzyzx'),
  'unread messages': patient(() => '/api/chat/unread'),
};

/** Screens whose reply grows with the data. */
export const MAPS: Readonly<Record<string, Screen>> = {
  'map of the country': patient(() => '/api/providers/map'),
  'map of a town': patient(() => '/api/providers/map?bbox=-72.4,18.5,-72.3,18.6'),
};
