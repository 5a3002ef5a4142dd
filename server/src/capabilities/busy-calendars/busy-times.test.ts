import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { busyTimes } from './busy-times.rules.ts';

const WITHIN = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-01-01T00:00:00Z') };
const HAITI = 'America/Port-au-Prince';

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map((one) => `BEGIN:VEVENT\n${one}\nEND:VEVENT`),
    'END:VCALENDAR',
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
const read = (text: string) => busyTimes(text, { within: WITHIN, timeZone: HAITI });
const written = (text: string) =>
  read(text)?.spans.map(
    ({ start, end }) => `${new Date(start).toISOString().slice(5, 16)} ${(end - start) / 60_000}`,
  );

describe('PROV-2 what another calendar says is busy', () => {
  test('PROV-2 times in UTC, in a zone by name, as Outlook names it, without a zone, and whole days', () => {
    expect(
      written(
        calendar(
          'DTSTART:20261103T140000Z\nDTEND:20261103T150000Z\nSUMMARY:Secret',
          'DTSTART;TZID=America/New_York:20261104T090000\nDURATION:PT45M',
          'DTSTART;TZID="Haiti Standard Time":20261105T090000\nDTEND;TZID="Haiti Standard Time":20261105T100000',
          'DTSTART:20261106T090000\nDTEND:20261106T093000',
          'DTSTART;VALUE=DATE:20261107\nDTEND;VALUE=DATE:20261108',
          'DTSTART;VALUE=DATE:20261110',
        ),
      ),
    ).toEqual([
      '11-03T14:00 60',
      '11-04T14:00 45',
      '11-05T14:00 60',
      '11-06T14:00 30',
      '11-07T05:00 1440',
      '11-10T05:00 1440',
    ]);
  });

  test('PROV-2 cancelled, free and finished events block nothing; folded lines and alarms are read rightly', () => {
    expect(
      written(
        calendar(
          'DTSTART:20261103T140000Z\nDTEND:20261103T150000Z\nSTATUS:CANCELLED',
          'DTSTART:20261103T160000Z\nDTEND:20261103T170000Z\nTRANSP:TRANSPARENT',
          'DTSTART:20201103T160000Z\nDTEND:20201103T170000Z',
          'DTSTART:20261104T160000Z\nDTEND:202611\n 04T170000Z\nBEGIN:VALARM\nDTSTART:20261105T160000Z\nEND:VALARM',
        ),
      ),
    ).toEqual(['11-04T16:00 60']);
  });

  test('PROV-2 what overlaps or touches is one time', () => {
    const times = calendar(
      'DTSTART:20261103T150000Z\nDTEND:20261103T160000Z',
      'DTSTART:20261103T140000Z\nDTEND:20261103T143000Z',
      'DTSTART:20261103T143000Z\nDTEND:20261103T153000Z',
    );
    expect(written(times)).toEqual(['11-03T14:00 120']);
  });

  test('PROV-2 daily and weekly repeats, with a count, a last day, days of the week and every second week', () => {
    const of = (rule: string) =>
      written(calendar(`DTSTART:20261102T140000Z\nDTEND:20261102T150000Z\nRRULE:${rule}`))?.map((one) =>
        one.slice(0, 5),
      );
    expect(of('FREQ=DAILY;COUNT=3')).toEqual(['11-02', '11-03', '11-04']);
    expect(of('FREQ=DAILY;INTERVAL=2;UNTIL=20261106')).toEqual(['11-02', '11-04', '11-06']);
    expect(of('FREQ=WEEKLY;UNTIL=20261116T140000Z')).toEqual(['11-02', '11-09', '11-16']);
    expect(of('FREQ=WEEKLY;BYDAY=FR,MO;COUNT=4')).toEqual(['11-02', '11-06', '11-09', '11-13']);
    expect(of('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=3')).toEqual(['11-03', '11-15', '11-17']);
    expect(of('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=6')?.at(-1)).toBe('11-09');
  });

  test('PROV-2 a repeat keeps its time on the clock when the clocks change', () => {
    const event =
      'DTSTART;TZID=America/Port-au-Prince:20261031T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3';
    expect(written(calendar(event))).toEqual(['11-01T14:00 60', '11-02T14:00 60']);
  });

  test('PROV-2 dates that were taken out or moved are free again', () => {
    expect(
      written(
        calendar(
          'UID:a\nDTSTART:20261102T140000Z\nDTEND:20261102T150000Z\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE:20261109T140000Z,20261123T140000Z',
          'UID:a\nRECURRENCE-ID:20261116T140000Z\nDTSTART:20261117T140000Z\nDTEND:20261117T150000Z',
        ),
      ),
    ).toEqual(['11-02T14:00 60', '11-17T14:00 60']);
  });

  test('PROV-2 a repeat that is not read blocks its first date and is counted', () => {
    const found = read(
      calendar('DTSTART:20261103T140000Z\nDTEND:20261103T150000Z\nRRULE:FREQ=MONTHLY;BYDAY=1TU'),
    );
    expect([found?.spans.length, found?.unread]).toEqual([1, 1]);
  });

  test('PROV-2 an event of long ago that never ends is read up to a year ahead', () => {
    const event = 'DTSTART:20100104T140000Z\nDTEND:20100104T150000Z\nRRULE:FREQ=DAILY';
    expect(written(calendar(event))).toHaveLength(61);
  });

  test('PROV-2 days that never come, and dates of centuries, are not looked for without end', () => {
    const times = 'DTSTART:20261102T140000Z\nDTEND:20261102T150000Z\nRRULE:';
    expect(read(calendar(`${times}FREQ=DAILY;INTERVAL=7;BYDAY=TU`))?.spans).toEqual([]);
    const old = 'DTSTART:18000104T140000Z\nDTEND:18000104T150000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA';
    expect(written(calendar(old))).toHaveLength(8);
  });

  test('PROV-2 a calendar with more dates than anybody keeps is read as far as it goes', () => {
    const event = 'DTSTART:18000104T140000Z\nDTEND:18000104T150000Z\nRRULE:FREQ=DAILY;COUNT=99999';
    const found = read(
      calendar(...Array.from({ length: 40 }, () => event), 'DTSTART:20261103T140000Z\nDURATION:PT1H'),
    );
    expect(found?.spans).toHaveLength(1);
    expect(found?.unread).toBe(35);
  });

  test('PROV-2 a page that is no calendar is none, and no text makes it fail', () => {
    expect(read('<!doctype html><html>')).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        expect(read(calendar(...lines))).toBeDefined();
      }),
    );
  });
});
