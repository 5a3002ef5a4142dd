import { SERVICES } from '@lakou/content/services';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const t = agendaTest('2026-11-02T12:00:00Z');
const START = Date.parse('2026-11-03T13:00:00Z');
const at = (slot: number) => new Date(START + slot * 15 * 60_000).toISOString();

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  t.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });

const SERVICE = SERVICES.find(({ modes }) => modes.includes('clinic'))?.slug;

const act = fc.record({
  kind: fc.constantFrom(
    'plan',
    'plan',
    'book',
    'book',
    'length',
    'moveEntry',
    'moveVisit',
    'remove',
    'cancel',
  ),
  slot: fc.integer({ min: 0, max: 27 }),
  length: fc.constantFrom(15, 30, 60),
  which: fc.nat(20),
  /** How long the provider's visits take from then on. */
  minutes: fc.integer({ min: 15, max: 240 }),
});

const overlapping = (doctor: Somebody) =>
  t.lakou.db.query(
    `with spans as (
       select id, tstzrange(starts_at, ends_at) as span from agenda_entries where provider_id = $1
       union all select id, tstzrange(starts_at, ends_at) from bookings
       where provider_id = $1 and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress'))
     select a.id, b.id as other from spans a join spans b on a.span && b.span and a.id < b.id`,
    [doctor.id],
  );

test('PROV-2 whatever is planned, booked and moved, of any length, at once and in any order, nothing ever overlaps', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (acts) => {
      // With hours as text, every time may be booked.
      const doctor = await t.provider({ availability: 'Chak jou' });
      const patients = await Promise.all([t.patient(), t.patient(), t.patient()]);
      const entries: string[] = [];
      const visits: { id: string; by: Somebody }[] = [];
      const play = async ({ kind, slot, length, which, minutes }: (typeof acts)[number]): Promise<void> => {
        const by = patients[which % patients.length] as Somebody;
        const entry = { title: 'Poz', type: 'break', time: at(slot), minutes: length };
        const entryId = entries[which % Math.max(entries.length, 1)];
        const visit = visits[which % Math.max(visits.length, 1)];
        if (kind === 'plan') {
          const reply = await call('POST', '/api/providers/me/entries', doctor, entry);
          expect([201, 409]).toContain(reply.statusCode);
          if (reply.statusCode === 201) entries.push(reply.json().id);
        } else if (kind === 'book') {
          const wish = {
            serviceType: which % 2 ? SERVICE : 'Visit',
            mode: 'clinic',
            providerId: doctor.id,
            dateTime: at(slot),
          };
          const reply = await t.book(by, wish);
          expect([201, 409]).toContain(reply.statusCode);
          if (reply.statusCode === 201) visits.push({ id: reply.json().id, by });
        } else if (kind === 'length')
          await call('PUT', '/api/providers/me/availability', doctor, {
            serviceMinutes: [{ service: SERVICE, minutes }],
          });
        else if (kind === 'moveEntry' && entryId)
          await call('PUT', `/api/providers/me/entries/${entryId}`, doctor, entry);
        else if (kind === 'moveVisit' && visit)
          await t.act(visit.by, visit.id, 'reschedule', { dateTime: at(slot) });
        else if (kind === 'remove' && entryId)
          await call('DELETE', `/api/providers/me/entries/${entryId}`, doctor);
        else if (kind === 'cancel' && visit) await t.act(visit.by, visit.id, 'cancel');
      };
      for (let i = 0; i < acts.length; i += 4) {
        await Promise.all(acts.slice(i, i + 4).map(play));
        expect(await overlapping(doctor)).toEqual([]);
      }
      made += entries.length + visits.length;
    }),
    { numRuns: 8, seed: 5, endOnFailure: true },
  );
  expect(made).toBeGreaterThan(30);
});
