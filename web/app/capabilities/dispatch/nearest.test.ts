import type { Lane, LaneVisit, UnassignedVisit } from '@lakou/contract/dispatch';
import { pointOfLocation } from '@lakou/contract/dispatch.rules';
import { expect, test } from 'vitest';
import { kilometresBetween, legsOf, rankCandidates } from './nearest.ts';
import { isUnplaced, placeOf, townsLike } from './place-of.ts';
import { keepPagedRows } from './same-rows.ts';

const JACMEL = '18.2342,-72.5354';
const CYVADIER = '18.2230,-72.4900';
const MARIGOT = '18.2290,-72.3210';

const visit = (more: Partial<UnassignedVisit> = {}): UnassignedVisit => ({
  id: 'v',
  patientName: 'Célianne',
  serviceType: 'Wound care',
  location: CYVADIER,
  dateTime: '2026-11-16T15:00:00Z',
  status: 'requested',
  ...more,
});
const taken = (dateTime: string, endsAt: string, location: string): LaneVisit => ({
  ...visit({ id: dateTime, location, dateTime, status: 'confirmed' }),
  endsAt,
  canUnassign: true,
});
const lane = (name: string, place: string | null, visits: LaneVisit[] = [], isVerified = true): Lane => ({
  id: name,
  name,
  specialty: null,
  photoUrl: null,
  isVerified,
  since: '2026-11-16T12:00:00Z',
  place,
  visits,
});
const namesOf = (lanes: Lane[], of = visit()) => rankCandidates(of, lanes).map((one) => one.lane.name);

test('CLIN-10 a location is a point as text, or a street address', () => {
  expect(pointOfLocation(' 18.2342, -72.5354 ')).toEqual({ lat: 18.2342, lng: -72.5354 });
  for (const address of ['', '12, rue Capois', '118.2,-72.5', '12,34,56'])
    expect(pointOfLocation(address)).toBeUndefined();
});

test('CLIN-5 the nearest who is free comes first, by a straight line; who is not verified is no choice', () => {
  expect(kilometresBetween({ lat: 18.2342, lng: -72.5354 }, { lat: 18.223, lng: -72.49 })).toBe(5);
  const busy = taken('2026-11-16T14:45:00Z', '2026-11-16T15:15:00Z', CYVADIER);
  expect(
    namesOf([
      lane('unknown', null),
      lane('busy', CYVADIER, [busy]),
      lane('far', MARIGOT),
      lane('near', JACMEL),
      lane('unverified', CYVADIER, [], false),
    ]),
  ).toEqual(['near', 'far', 'unknown', 'busy']);
});

test('CLIN-5 somebody comes from the visit before; after six hours from where they begin', () => {
  const before = taken('2026-11-16T13:00:00Z', '2026-11-16T13:30:00Z', CYVADIER);
  const [best] = rankCandidates(visit(), [lane('Rachel', MARIGOT, [before])]);
  expect([best?.kilometres, best?.comesFrom]).toEqual([0, before]);
  const early = taken('2026-11-16T08:00:00Z', '2026-11-16T08:30:00Z', CYVADIER);
  const [rested] = rankCandidates(visit(), [lane('Rachel', JACMEL, [early])]);
  expect([rested?.kilometres, rested?.comesFrom]).toEqual([5, undefined]);
});

test('CLIN-10 a street address is placed by the town that it names last; what names none stays unplaced', () => {
  const jacmel = placeOf('12, rue Capois, Jacmel');
  expect(jacmel && kilometresBetween(jacmel, { lat: 18.2342, lng: -72.5354 })).toBeLessThan(3);
  expect(placeOf('Ri Gonayiv, Jakmèl')).toEqual(jacmel);
  expect(placeOf(JACMEL)).toEqual({ lat: 18.2342, lng: -72.5354 });
  expect(placeOf('12 ri Capois Jakmèl')).toEqual(jacmel);
  expect(placeOf('Kafou')).toEqual(placeOf('Ri Lanbi, Carrefour'));
  expect(placeOf('Kafou')).toBeDefined();
  // A street that is called after a town is not in it, nor is each crossroads in the town of that name.
  const streets = ['12, rue Dessalines', 'Route de Jacmel', 'Kafou Dejan, dèyè lekòl la'];
  for (const nowhere of ['', 'behind the church', 'Jacmelito', ...streets])
    expect(placeOf(nowhere), nowhere).toBeUndefined();
});

test('CLIN-5 a lane says how far it is from one visit to the next, and when they can be there', () => {
  const first = taken('2026-11-16T13:00:00Z', '2026-11-16T13:30:00Z', CYVADIER);
  const second = taken('2026-11-16T14:00:00Z', '2026-11-16T14:30:00Z', MARIGOT);
  const third = taken('2026-11-16T16:00:00Z', '2026-11-16T16:30:00Z', '12, rue Capois');
  const late = taken('2026-11-16T13:50:00Z', '2026-11-16T14:30:00Z', MARIGOT);
  const leg = { kilometres: 17.9, arrivesAt: '2026-11-16T14:24:00.000Z', isLate: true };
  expect(legsOf(lane('Rachel', JACMEL, [first, second, third]))).toEqual([
    { kilometres: 5, arrivesAt: undefined, isLate: false },
    leg,
    undefined,
  ]);
  expect(legsOf(lane('Rachel', JACMEL, [first, late]))[1]).toEqual(leg);
  const calm = { ...second, dateTime: '2026-11-16T14:24:00Z' };
  expect(legsOf(lane('Rachel', JACMEL, [first, calm]))[1]).toEqual({ ...leg, isLate: false });
});

test('CLIN-10 an address that names no town is asked about; what a dispatcher said of it is where it is', () => {
  const lost = visit({ location: 'behind the church' });
  expect([isUnplaced(lost), isUnplaced(visit({ location: '' })), isUnplaced(visit())]).toEqual([
    true,
    false,
    false,
  ]);
  const placed = { ...lost, place: CYVADIER };
  expect(isUnplaced(placed)).toBe(false);
  expect(rankCandidates(placed, [lane('Rachel', JACMEL)])[0]?.kilometres).toBe(5);
  const first = {
    ...taken('2026-11-16T13:00:00Z', '2026-11-16T13:30:00Z', 'behind the church'),
    place: CYVADIER,
  };
  expect(rankCandidates(visit(), [lane('Rachel', MARIGOT, [first])])[0]?.kilometres).toBe(0);
  expect(legsOf(lane('Rachel', JACMEL, [first]))[0]?.kilometres).toBe(5);
});

test('CLIN-10 a town is offered by the first letters of its name, French or Creole, accents or not', () => {
  const names = (typed: string) => townsLike(typed, 8).map(({ name }) => name);
  expect(names('jak')).toContain('Jacmel');
  expect(names('Gonaï')[0]).toBe('Gonaïves');
  expect(names('morne')).toContain('Gros Morne');
  expect(names('orne')).toEqual([]);
  expect(names('  ')).toEqual([]);
  expect(townsLike('p', 3)).toHaveLength(3);
});

test('CLIN-5 what moves up in the list keeps its object, and is not drawn again', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => visit({ id })) as [
    UnassignedVisit,
    UnassignedVisit,
    UnassignedVisit,
  ];
  const before = { pages: [[a, b], [c]], pageParams: ['', 'b'] };
  const now = keepPagedRows(before, {
    pages: [[structuredClone(b), { ...c, patientName: 'Josué' }]],
    pageParams: [''],
  });
  expect(now.pages[0]?.[0]).toBe(b);
  expect(now.pages[0]?.[1]).toEqual({ ...c, patientName: 'Josué' });
  expect(keepPagedRows(before, structuredClone(before))).toBe(before);
});
