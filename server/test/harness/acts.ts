import { type Contract, contract, type EndpointKey, type Role } from '@lakou/contract';
import fc from 'fast-check';
import type { Person, World } from '#platform/access/fixture.ts';
import { CALLS, type HarnessCall } from './calls.ts';
import { fitting } from './fitting.ts';
import { isClosedTo, ownRequest, ownStatus, type Request, withId } from './requests.ts';

/** One act of somebody: with what is their own, with an id of another in one place, or with anything that fits. */
export interface Act {
  readonly call: HarnessCall;
  readonly how: 'own' | 'swapped' | 'any';
  readonly body: unknown;
  readonly picks: readonly number[];
}

// These end a session or an account, or make it one of another role, and the rest of a run would be refused at the door.
const ENDS =
  /\/api\/admin\/users\/|\/auth\/|\/sessions|\/close|DELETE \/api\/users\/me|\/password|\/2fa|\/events/;
const isAct = ({ key, isRead }: HarnessCall) =>
  !isRead && !ENDS.test(key) && !(contract as Contract)[key as EndpointKey]?.upload;

const bodiesOf = (key: string): fc.Arbitrary<unknown> => fitting(key, 'body') ?? fc.constant(undefined);

/** Acts of a role: mostly of calls that its own requests succeed at, seldom of those that are closed to it. */
export function actsOf(role: Role): fc.Arbitrary<Act> {
  const acts = (calls: readonly HarnessCall[]) =>
    fc.oneof(
      ...calls.map((call) =>
        fc.record({
          call: fc.constant(call),
          how: fc.oneof(
            { weight: 5, arbitrary: fc.constant('own' as const) },
            { weight: 3, arbitrary: fc.constant('swapped' as const) },
            { weight: 2, arbitrary: fc.constant('any' as const) },
          ),
          body: bodiesOf(call.key),
          picks: fc.array(fc.nat(11), { minLength: 6, maxLength: 6 }),
        }),
      ),
    );
  const all = CALLS.filter(isAct);
  const groups = [
    { weight: 7, calls: all.filter((call) => ownStatus(call, role) < 400) },
    { weight: 2, calls: all.filter((call) => ownStatus(call, role) >= 400 && !isClosedTo(call, role)) },
    { weight: 1, calls: all.filter((call) => isClosedTo(call, role)) },
  ].filter(({ calls }) => calls.length > 0);
  return fc.oneof(...groups.map(({ weight, calls }) => ({ weight, arbitrary: acts(calls) })));
}

/** The request of an act; `ids` are those of the other person, and the actor's own as the last. */
export async function requestOf(
  { call, how, body, picks }: Act,
  ids: readonly string[],
  actor: Person,
  other: Person,
  world: World,
): Promise<Request> {
  let turn = 0;
  const pick = () => ids[(picks[turn++ % picks.length] ?? 0) % ids.length] ?? '';
  const own = await ownRequest(call, actor, world, other);
  if (how === 'own') return own;
  // An id that the caller chooses for what is created is repeated in the reply, where a person's would look like a person.
  const isChosen = ({ part, name }: (typeof call.places)[number]) => part === 'body' && name === 'id';
  const places = call.places.filter((place) => place.name !== 'senderId' && !isChosen(place));
  if (how === 'swapped') {
    const place = places[(picks[5] ?? 0) % Math.max(1, places.length)];
    return place ? withId(own, place, pick()) : own;
  }
  const any = { ...own, ...(body !== undefined && { payload: body as object }) };
  return places.reduce((request, place) => withId(request, place, pick()), any);
}
