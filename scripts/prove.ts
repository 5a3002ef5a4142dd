// Claims about many requests at once, repeated on two instances and one temporary PostgreSQL.
// Prints one line per claim; a claim that does not hold fails the command.
import { bookingClaims } from './prove/bookings.ts';
import { chatClaims } from './prove/chat.ts';
import type { Claim, Outcome } from './prove/claim.ts';
import { idempotencyClaims } from './prove/idempotency.ts';
import { imageClaims } from './prove/image.ts';
import { outboxClaims } from './prove/outbox.ts';
import { paymentClaims } from './prove/payments.ts';
import { relayClaims } from './prove/relay.ts';
import { openStage, type Stage } from './prove/stage.ts';
import { startClaims } from './prove/start.ts';

const ALL: readonly Claim[] = [
  ...bookingClaims,
  ...paymentClaims,
  ...idempotencyClaims,
  ...chatClaims,
  ...outboxClaims,
  ...relayClaims,
  ...startClaims,
  ...imageClaims,
];
/** `npm run prove -- OUT-1` proves the claims of one requirement. */
const [wanted = ''] = process.argv.slice(2);
const CLAIMS = ALL.filter(({ what }) => what.startsWith(wanted));

type State = 'holds' | 'broken' | 'not run';

async function prove(stage: Stage, { what, run }: Claim): Promise<State> {
  const began = performance.now();
  const { holds, counts, notRun } = await run(stage).catch(
    (error: Error): Outcome => ({
      holds: false,
      counts: { 'broke off': error.stack ?? error.message },
    }),
  );
  if (notRun) {
    console.log(`not run ${what}\n        ${notRun}`);
    return 'not run';
  }
  const figures = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}\n        ${figures.join(', ')}; ${seconds} s`);
  return holds ? 'holds' : 'broken';
}

const stage = await openStage();
const states: State[] = [];
try {
  for (const claim of CLAIMS) states.push(await prove(stage, claim));
} finally {
  await stage.close();
}
const count = (state: State) => states.filter((one) => one === state).length;
const left = count('not run');
console.log(`\n${count('holds')} of ${CLAIMS.length} claims hold${left > 0 ? `, ${left} not run` : ''}`);
if (count('broken') > 0) process.exitCode = 1;
