import type { AgendaEntry } from '@lakou/contract/agenda';
import { describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { weeklyStarts } from './weekly.rules.ts';

// Monday, 2 November 2026, 07:00 in Haiti.
const t = agendaTest('2026-11-02T12:00:00Z');
const URL = '/api/providers/me/entries';
const FRIDAY = { title: 'Vandredi apre midi', type: 'break', time: '2026-11-06T18:00:00.000Z', minutes: 120 };

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  t.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const plan = (as: Somebody, more: object = {}) => call('POST', URL, as, { ...FRIDAY, ...more });
const entries = async (as: Somebody): Promise<AgendaEntry[]> =>
  (await call('GET', '/api/providers/me/agenda?from=2026-11-02T00:00:00Z&to=2026-12-16T00:00:00Z', as)).json()
    .entries;

describe('PROV-2 entries that repeat', () => {
  test('PROV-2 the same local time each week, also after the clocks change', () => {
    const starts = weeklyStarts(new Date('2026-10-25T18:00:00Z'), '2026-11-08', 'America/Port-au-Prince');
    expect(starts.map((at) => at.toISOString())).toEqual([
      '2026-10-25T18:00:00.000Z',
      '2026-11-01T19:00:00.000Z',
      '2026-11-08T19:00:00.000Z',
    ]);
  });

  test('PROV-2 each week is written, a week with a visit is left out and named, and none is free to book', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.booking(patient, doctor.id, '2026-11-13T18:30:00Z');
    const reply = await plan(doctor, { repeatUntil: '2026-11-27' });
    expect([reply.statusCode, reply.json().skipped]).toEqual([201, ['2026-11-13']]);
    expect(await entries(doctor)).toMatchObject([
      { id: reply.json().id, time: '2026-11-06T18:00:00.000Z', seriesId: reply.json().seriesId },
      { time: '2026-11-20T18:00:00.000Z', seriesId: reply.json().seriesId },
      { time: '2026-11-27T18:00:00.000Z', seriesId: reply.json().seriesId },
    ]);
    const wish = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    const taken = await t.book(patient, { ...wish, dateTime: '2026-11-27T18:30:00Z' });
    expect(taken.json().code).toBe('slot_taken');
  });

  test('PROV-2 one of them or all that are to come are deleted', async () => {
    const doctor = await t.provider();
    await plan(doctor, { repeatUntil: '2026-11-27' });
    await plan(doctor, { time: '2026-11-10T18:00:00Z', title: 'Lòt bagay' });
    const [, second, third] = await entries(doctor);
    expect((await call('DELETE', `${URL}/${third?.id}`, doctor)).statusCode).toBe(204);
    expect((await entries(doctor)).map(({ time }) => time.slice(0, 10))).toEqual([
      '2026-11-06',
      '2026-11-10',
      '2026-11-20',
      '2026-11-27',
    ]);
    expect(second?.title).toBe('Lòt bagay');
    const [first] = await entries(doctor);
    expect((await call('DELETE', `${URL}/${first?.id}?all=1`, doctor)).statusCode).toBe(204);
    expect((await entries(doctor)).map(({ title }) => title)).toEqual(['Lòt bagay']);
  });

  test('PROV-2 an end before the beginning, more than a year, and weeks that are all taken are refused', async () => {
    const doctor = await t.provider();
    expect((await plan(doctor, { repeatUntil: '2026-11-05' })).json().code).toBe('invalid_request');
    expect((await plan(doctor, { repeatUntil: '2028-01-01' })).json().code).toBe('invalid_request');
    expect((await plan(doctor, { repeatUntil: '2026-11-13' })).statusCode).toBe(201);
    expect((await plan(doctor, { repeatUntil: '2026-11-13' })).json().code).toBe('entry_overlaps');
  });
});
