import type { User } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { AMBULANCE, countryOfPatient } from '@lakou/contract/emergency.rules';
import {
  formatDate,
  formatRelativeDay,
  formatTime,
  isLanguage,
  type Language,
  PRODUCT,
  type Words,
} from '@lakou/i18n';
import { askEarly } from '../../platform/api/early-replies.ts';
import type { Namespace } from '../../platform/language/namespaces.ts';
import { FIRST_CONTENT, STARTING } from '../../platform/starting.ts';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { greetingAt } from './greeting.ts';
import { splitUpcomingAndUnpaid } from './split-bookings.ts';
import { isOf } from './whose.ts';

// Stands in the app's document: it asks for the session and for what a patient's home page begins with while the app is
// still being loaded, and writes that down readable. The app takes the replies over and puts its own screen in the place
// of this one. On a device that people share with a PIN it writes nothing: the app judges who may read.

const SHOWN_MS = 50;

const wordsOfDocument = () => document.querySelector<HTMLDataElement>('data#words');

/** A text of the document, its placeholders filled. */
function say(namespace: Namespace, key: string, values: Record<string, string> = {}): string {
  const { value = '{}' } = wordsOfDocument() ?? {};
  const path = [namespace, ...key.split('.')];
  const text = path.reduce<unknown>((words, name) => (words as Words | undefined)?.[name], JSON.parse(value));
  return String(text ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? PRODUCT);
}

function part(tag: string, look: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  element.append(...children);
  return element;
}

function link(href: string, look: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = part('a', look, ...children);
  element.setAttribute('href', href);
  return element;
}

/** The language of the document, unless the person reads another one. */
function languageFor({ preferredLanguage }: User): Language | undefined {
  const lang = wordsOfDocument()?.lang;
  return isLanguage(lang) && (!preferredLanguage || preferredLanguage === lang) ? lang : undefined;
}

/** Waits until the document is there as far as this needs it; undefined when the app was faster. */
async function outline(): Promise<HTMLElement | undefined> {
  while (document.readyState === 'loading' && !document.getElementById(STARTING))
    await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
  return document.getElementById(STARTING) ?? undefined;
}

const familyOf = (user: User) => {
  const dependents = user.dependents ?? [];
  const dependent = dependents.find(({ id }) => id === localStorage.getItem(`activeProfile:${user.id}`));
  return { dependents, dependent };
};

const CALL = 'flex min-h-11 items-center font-semibold underline';

function emergency(user: User): HTMLElement {
  const country = countryOfPatient(user, familyOf(user).dependent);
  const calls = (['HT', 'US'] as const).filter((one) => !country || one === country);
  const named = { HT: 'callHaiti', US: 'callUnitedStates' };
  return part(
    'div',
    'rounded-card bg-hibiscus-tint p-3 text-14 text-hibiscus-ink',
    part('strong', 'block text-15 font-bold', say('shell', 'emergency')),
    ...calls.map((one) =>
      link(
        `tel:${AMBULANCE[one]}`,
        CALL,
        say('shell', country ? 'call' : named[one], { number: AMBULANCE[one] }),
      ),
    ),
  );
}

function nextVisit(booking: Booking, lang: Language): HTMLElement {
  const timeZone = ownTimeZone();
  const at = { at: new Date(booking.dateTime), timeZone };
  const day = formatRelativeDay(lang, at, { at: new Date(), timeZone });
  return link(
    `/app/visits/${booking.id}`,
    'block rounded-card border border-line bg-surface p-4',
    part(
      'p',
      'text-18 font-bold first-letter:uppercase',
      `${formatDate(lang, at, 'long')}, ${formatTime(lang, at)}`,
    ),
    part(
      'p',
      'text-ink-soft',
      `${say('bookings', `modeVisit.${booking.mode}`)}, ${day} · ${say('bookings', `status.${booking.status}`)}`,
    ),
    part(
      'p',
      'mt-2 font-semibold wrap-anywhere',
      booking.providerName ?? booking.clinicName ?? say('bookings', 'unassigned'),
    ),
  );
}

/** What is read of a reply; undefined when there is none. */
const read = async <T>(address: string): Promise<T | undefined> => {
  const response = await askEarly(address).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
};

/** The visit that comes next, of whom the person chose on this device. */
function showVisits(bookings: Booking[], user: User, lang: Language): Node[] {
  const { dependents, dependent } = familyOf(user);
  const isTheirs = isOf(dependent ? { dependentId: dependent.id } : {}, dependents);
  const [next] = splitUpcomingAndUnpaid(bookings.filter(isTheirs), new Date()).upcoming;
  return [
    part('h2', 'mb-3 text-18', say('dashboard', 'appointments.title')),
    next ? nextVisit(next, lang) : part('p', 'text-ink-soft', say('dashboard', 'appointments.empty')),
  ];
}

/** Says that there is a danger, or that this could not be asked; the app tells which one. */
function showDangers(found: unknown[] | undefined): Node[] {
  if (found?.length === 0) return [];
  const look = found
    ? 'rounded-card bg-danger p-4 text-18 font-bold text-on-danger'
    : 'rounded-card bg-mango-tint p-4';
  return [part('p', look, say('dashboard', found ? 'dangerWaits' : 'dangersFailed'))];
}

async function start(): Promise<void> {
  const user = await read<User>('/api/auth/session');
  // As `hasPeople` says, without what it takes to ask the store.
  if (!user || localStorage.getItem('people') || !/^\/app\/?$/.test(location.pathname)) return;
  if (user.role !== 'PATIENT' || !user.isProfileComplete) return;
  const asked = read<unknown[]>(`/api/data/health/measurements/${user.id}/dangers`);
  const booked = read<Booking[]>(`/api/data/bookings/user/${user.id}?when=current&limit=50`);
  const starting = await outline();
  const lang = languageFor(user);
  if (!starting || !lang) return;
  const alert = part('div', 'grid gap-3 empty:hidden');
  alert.setAttribute('role', 'alert');
  const coming = part('section', 'empty:hidden');
  const call = emergency(user);
  const now = new Date();
  const greeting = say('dashboard', `greeting.${greetingAt(now.getHours())}`, {
    name: firstNameOf(user.name),
  });
  const mark = part('span', '*:size-8.5', starting.querySelector('svg')?.cloneNode(true) ?? '');
  const content = part(
    'main',
    'fixed inset-0 z-10 overflow-y-auto bg-ground',
    part('title', '', say('dashboard', 'title')),
    part(
      'div',
      'mx-auto flex w-full max-w-282 flex-col gap-7 px-4 pb-8 md:px-8',
      part(
        'div',
        '',
        part('div', 'mb-1 flex min-h-14 items-center lg:min-h-16', mark),
        part('p', 'text-16 text-ink-soft', formatDate(lang, { at: now, timeZone: ownTimeZone() }, 'long')),
        part('h1', 'text-28 font-extrabold tracking-tight', greeting),
      ),
      alert,
      coming,
      call,
    ),
  );
  content.id = FIRST_CONTENT;
  content.lang = lang;
  content.ariaBusy = 'true';
  document.body.append(content);
  void booked.then((bookings) => bookings && coming.append(...showVisits(bookings, user, lang)));
  const dangers = showDangers(await asked);
  // The number to call stands right below a danger.
  if (dangers.length > 0) alert.append(...dangers, call);
}

void start();
