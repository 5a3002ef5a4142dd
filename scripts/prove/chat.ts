import { setTimeout as sleep } from 'node:timers/promises';
import { chat } from '../../server/test/chat.ts';
import { listenTo, type OpenStream } from '../../server/test/streams.ts';
import { type Claim, expectCounts, sized, times, withExamples } from './claim.ts';
import type { Somebody, Stage } from './stage.ts';

const ROUNDS = sized(400);
const A_MINUTE = 25;
const DEVICES = 10;
const PATIENCE_MS = 15_000;
const TRIES = 20;

async function addressOf({ app }: Stage['two'][number]): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}

async function until(holds: () => boolean): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!holds() && Date.now() < patience) await sleep(20);
}

const messagesIn = (stream: OpenStream) => stream.events.filter(({ kind }) => kind === 'message').length;

const delivery: Claim = {
  what: `CHAT-4 ${ROUNDS * A_MINUTE} messages both ways, at two instances: each delivered once, none lost`,
  async run(stage) {
    const [patient, provider] = [await stage.patient(), await stage.provider()];
    const hers = await listenTo(await addressOf(stage.two[0]), patient.headers.cookie);
    const his = await listenTo(await addressOf(stage.two[1]), provider.headers.cookie);
    const at = (index: number) => chat(stage.two[index % 2 ? 1 : 0]);
    await at(0).send(patient, provider, 'Bonjou'); // the patient must write first
    const refusals: string[] = [];
    let later = 0;
    /** As a phone does: the same message again until a busy machine has taken it. */
    async function insist(sendIt: () => ReturnType<ReturnType<typeof at>['send']>) {
      for (let tries = 1; ; tries++) {
        const reply = await sendIt();
        if (reply.statusCode !== 503 || tries === TRIES) return reply;
        later++;
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      stage.clock.move(60);
      const replies = await Promise.all(
        times(A_MINUTE, (n) => {
          const [from, to]: [Somebody, Somebody] = n % 3 ? [provider, patient] : [patient, provider];
          const clientMessageId = crypto.randomUUID();
          return insist(() => at(n).send(from, to, `${round}-${n}`, { clientMessageId }));
        }),
      );
      for (const { statusCode, payload } of replies)
        if (statusCode >= 300) refusals.push(`${statusCode} ${payload}`);
    }
    const all = ROUNDS * A_MINUTE + 1;
    await until(() => messagesIn(hers) >= all && messagesIn(his) >= all);
    await sleep(200); // a duplicate would arrive now
    const kept = await stage.count('messages', 'sender_id in ($1, $2)', [patient.id, provider.id]);
    const counts = {
      kept,
      refused: refusals.length,
      later,
      'heard by her': messagesIn(hers),
      'heard by him': messagesIn(his),
    };
    hers.stop();
    his.stop();
    const wanted = { kept: all, refused: 0, 'heard by her': all, 'heard by him': all };
    return withExamples(expectCounts(counts, wanted), refusals);
  },
};

const revoked: Claim = {
  what: `ACC-11 ${DEVICES} devices signed out at one instance: their streams close at both`,
  async run(stage) {
    const people = await Promise.all(times(DEVICES, () => stage.patient()));
    const addresses = await Promise.all(stage.two.map(addressOf));
    const streams = await Promise.all(
      people.flatMap(({ headers }) => addresses.map((address) => listenTo(address, headers.cookie))),
    );
    const before = streams.filter(({ ended }) => ended).length;
    await Promise.all(people.map((one) => stage.send(0, 'POST /api/auth/logout', one)));
    await until(() => streams.every(({ ended }) => ended));
    const closed = streams.filter(({ ended }) => ended).length;
    const still = await Promise.all(people.map((one) => stage.send(1, 'GET /api/chat/unread', one)));
    const letIn = still.filter(({ statusCode }) => statusCode !== 401);
    for (const stream of streams) stream.stop();
    return expectCounts(
      { 'open before': streams.length - before, closed, 'still let in': letIn.length },
      { 'open before': DEVICES * 2, closed: DEVICES * 2, 'still let in': 0 },
    );
  },
};

export const chatClaims: readonly Claim[] = [delivery, revoked];
