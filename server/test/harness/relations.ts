import type { NewBooking } from '@lakou/contract/bookings';
import type { Person } from '../app.ts';
import type { QuickApp, Tenant } from './quick-app.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A provider, the clinic they work at, and how they stand to the patient. */
export interface Related {
  readonly state: string;
  readonly provider: Person;
  readonly clinic: Person;
  /** Whom they stand to; another one where the patient herself must not change. */
  readonly patient: Person;
}

/** What is done with a patient until a relationship is in its state. */
interface Stage {
  readonly app: QuickApp;
  readonly world: Tenant;
  readonly patient: Person;
  readonly childId: string;
  /** Somebody whose licence was checked, with a clinic of their own. */
  professional(state: string): Promise<Related>;
  /** Books a visit with the provider so many hours from now. */
  book(of: Related, inHours: number, more?: Partial<NewBooking>): Promise<string>;
  act(of: Related, id: string, action: 'start' | 'complete' | 'no-show'): Promise<unknown>;
}

/** A stage on which the patient books each visit at another time. */
export function stage(app: QuickApp, world: Tenant, patient: Person, childId: string): Stage {
  const { db } = app;
  return {
    app,
    world,
    patient,
    childId,
    async professional(state) {
      const clinic = await world.person('CLINIC_ADMIN');
      const provider = await world.person('PROVIDER');
      await db.query('update app_users set clinic_id = $2, is_profile_complete = true where id = $1', [
        provider.id,
        clinic.clinicId,
      ]);
      await db.query(
        `insert into provider_profiles (user_id, specialty, availability, is_available, license_verified)
         values ($1, 'Family Medicine', '"Monday to Friday"', true, true)`,
        [provider.id],
      );
      return { state, provider, clinic, patient };
    },
    async book({ provider, patient: by }, inHours, more = {}) {
      const dateTime = new Date(app.clock.now().getTime() + inHours * HOUR_S * 1000).toISOString();
      const body = { serviceType: 'Check-up', mode: 'in_home', notes: 'Tèt fè mal', ...more } as const;
      const request = { body: { ...body, providerId: provider.id, dateTime } };
      return (await world.api('POST /api/data/bookings', by, request)).id;
    },
    act: ({ provider }, id, action) =>
      world.api(`POST /api/bookings/:id/${action}`, provider, { params: { id } }),
  };
}

/** Moves the clock and signs everybody in again, as sessions last a week. */
async function later({ app, world }: Stage, seconds: number, people: readonly Person[]): Promise<void> {
  app.clock.move(seconds);
  for (const person of people) world.knows(await app.again(person));
}

/** Visits that were completed so many days before now. */
async function completed(on: Stage): Promise<Related[]> {
  const long = await on.professional('completed 366 days ago');
  const lately = await on.professional('completed 364 days ago');
  const yesterday = await on.professional('completed 1 day ago');
  const everybody = [on.patient, long.provider, lately.provider, yesterday.provider];
  for (const [of, days] of [
    [long, 2],
    [lately, 363],
    [yesterday, 0],
  ] as const) {
    const visit = await on.book(of, 24);
    await later(on, DAY_S, everybody);
    await on.act(of, visit, 'complete');
    await later(on, Math.max(0, days - 1) * DAY_S, everybody);
  }
  return [long, lately, yesterday];
}

/** Visits that began an hour ago. */
async function begun(on: Stage): Promise<Related[]> {
  const missed = await on.professional('no-show');
  const current = await on.professional('in progress');
  const [first, second] = [await on.book(missed, 22), await on.book(current, 23)];
  await later(on, DAY_S, [on.patient, missed.provider, current.provider]);
  await on.act(missed, first, 'no-show');
  await on.act(current, second, 'start');
  return [missed, current];
}

const FEES = [{ mode: 'in_home', base: 40, payFirst: true }] as const;

/** Visits to come, and what people did about them. */
const COMING: Record<string, (on: Stage, of: Related, inHours: number) => Promise<unknown>> = {
  none: async () => undefined,
  // A provider is not yet asked by any call of their own.
  requested: async (on, of, inHours) => {
    const id = await on.book(of, inHours);
    return on.app.db.query("update bookings set status = 'requested' where id = $1", [id]);
  },
  'awaiting payment': async (on, of, inHours) => {
    await on.world.api('PUT /api/providers/me/availability', of.provider, { body: { fees: [...FEES] } });
    return on.book(of, inHours);
  },
  confirmed: (on, of, inHours) => on.book(of, inHours),
  cancelled: async (on, of, inHours) => {
    const params = { id: await on.book(of, inHours) };
    return on.world.api('POST /api/bookings/:id/cancel', on.patient, { params, body: undefined });
  },
  'dependent only': (on, of, inHours) => on.book(of, inHours, { dependentId: on.childId }),
  'not verified': async (on, of, inHours) => {
    await on.book(of, inHours);
    await on.app.db.query('update provider_profiles set license_verified = false where user_id = $1', [
      of.provider.id,
    ]);
  },
  'written to': (on, of) => write(on, of),
  'given a document': async (on, of) => {
    const { id } = await on.world.upload(on.patient, 'document');
    return write(on, of, [id]);
  },
  'given the record': (on, of) => giveRecord(on, of),
  'record taken back': async (on, of) => {
    const { id } = await giveRecord(on, of);
    return on.world.api('DELETE /api/records/grants/:id', on.patient, { params: { id: id ?? '' } });
  },
  blocked: async (on, of, inHours) => {
    await on.book(of, inHours);
    await write(on, of);
    return on.world.api('POST /api/chat/block', on.patient, { body: { userId: of.provider.id } });
  },
};

const write = (on: Stage, { provider }: Related, attachmentIds: string[] = []) =>
  on.world.api('POST /api/chat/send', on.patient, {
    body: { senderId: on.patient.id, recipientId: provider.id, content: 'Bonjou', attachmentIds },
  });

const giveRecord = (on: Stage, { provider }: Related) =>
  on.world.api('POST /api/records/grants', on.patient, {
    body: {
      providerId: provider.id,
      until: new Date(on.app.clock.now().getTime() + 30 * DAY_S * 1000).toISOString(),
    },
  });

/** Professionals in every state of a relationship with the patient, each made by the calls that lead to it. */
export async function relate(on: Stage): Promise<Related[]> {
  const related = [...(await completed(on)), ...(await begun(on))];
  let hours = 30;
  for (const [state, work] of Object.entries(COMING)) {
    const of = await on.professional(state);
    await work(on, of, hours++);
    related.push(of);
  }
  return related;
}
