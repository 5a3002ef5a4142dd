import type { Booking } from '@lakou/contract/bookings';
import type { Conversation, Message } from '@lakou/contract/messages';
import type { Earnings, PatientOfProvider } from '@lakou/contract/provider-workspace';
import type { MyAvailability } from '@lakou/contract/scheduling';
import type { callsOf } from './calls.ts';

const DEMO_PASSWORD = 'lakou-demo';

type Calls = ReturnType<typeof callsOf>;

async function demoPerson(calls: Calls, who: string) {
  const { id, cookie } = await calls.signIn(`${who}@lakou.test`, DEMO_PASSWORD);
  return { id, get: <T>(path: string) => calls.call<T>(`GET ${path}`, { cookie }) };
}

/** What the demo patient reads after signing in. */
async function readPatient(calls: Calls) {
  const { id, get } = await demoPerson(calls, 'patient');
  const bookings = await get<Booking[]>(`/api/data/bookings/user/${id}`);
  const conversations = await get<Conversation[]>('/api/chat/conversations');
  const messages = await get<Message[]>(`/api/chat/history/${id}/${conversations[0]?.id}`);
  const health = '/api/data/health';
  return {
    bookings: bookings.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`),
    conversations: conversations.map(({ name, unread }) => `${name} ${unread}`),
    messages: messages.map(({ content }) => content),
    vitals: (await get<object[]>(`${health}/trackers/${id}/vitals`))[0],
    activities: (await get<object[]>(`${health}/trackers/${id}/activity`)).length,
    symptoms: (await get<object[]>(`${health}/trackers/${id}/symptoms`)).length,
    cycle: await get<object>(`${health}/menstrual/${id}`),
    heart: await get<object>(`${health}/heart/${id}`),
    notifications: (await get<object[]>('/api/notifications')).length,
    dependents: (await get<{ name: string }[]>(`/api/users/${id}/dependents`)).map(({ name }) => name),
    payments: (await get<object[]>('/api/payments/history')).length,
  };
}

/** What the demo provider reads after signing in. */
async function readProvider(calls: Calls) {
  const { id, get } = await demoPerson(calls, 'provider');
  const upcoming = await get<Booking[]>(`/api/data/bookings/user/${id}?when=upcoming`);
  const patients = await get<PatientOfProvider[]>(`/api/providers/${id}/patients`);
  return {
    upcoming: upcoming.map(({ patientName }) => patientName),
    patients: patients.map(({ name }) => name),
    earnings: (await get<Earnings>('/api/providers/me/earnings?from=2026-01-01')).totals,
    fees: (await get<MyAvailability>('/api/providers/me/availability')).fees.length,
    notifications: (await get<object[]>('/api/notifications')).length,
  };
}

/** What demo people read through the HTTP API: the same before an upgrade and after it. */
export async function readDemo(calls: Calls) {
  const roles: Record<string, string> = {};
  for (const who of ['patient', 'provider', 'clinic', 'sponsor', 'admin'])
    roles[who] = (await calls.signIn(`${who}@lakou.test`, DEMO_PASSWORD)).role;
  return { roles, patient: await readPatient(calls), provider: await readProvider(calls) };
}
