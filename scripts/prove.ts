// Claims about many requests at once, repeated on two instances and one temporary PostgreSQL.
// Prints one line per claim; a claim that does not hold fails the command.
import { bookingClaims } from './prove/bookings.ts';
import { chatClaims } from './prove/chat.ts';
import type { Claim } from './prove/claim.ts';
import { idempotencyClaims } from './prove/idempotency.ts';
import { imageClaims } from './prove/image.ts';
import { outboxClaims } from './prove/outbox.ts';
import { paymentClaims } from './prove/payments.ts';
import { openStage, type Stage } from './prove/stage.ts';
import { startClaims } from './prove/start.ts';

const ALL: readonly Claim[] = [
  ...bookingClaims,
  ...paymentClaims,
  ...idempotencyClaims,
  ...chatClaims,
  ...outboxClaims,
  ...startClaims,
  ...imageClaims,
];
/** `npm run prove -- OUT-1` proves the claims of one requirement. */
const [wanted = ''] = process.argv.slice(2);
const CLAIMS = ALL.filter(({ what }) => what.startsWith(wanted));

async function prove(stage: Stage, { what, run }: Claim): Promise<boolean> {
  const began = performance.now();
  const { holds, counts } = await run(stage).catch((error: Error) => ({
    holds: false,
    counts: { 'broke off': error.stack ?? error.message },
  }));
  const figures = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}\n        ${figures.join(', ')}; ${seconds} s`);
  return holds;
}

const stage = await openStage();
let broken = 0;
try {
  for (const claim of CLAIMS) if (!(await prove(stage, claim))) broken++;
} finally {
  await stage.close();
}
console.log(`\n${CLAIMS.length - broken} of ${CLAIMS.length} claims hold`);
if (broken > 0) process.exitCode = 1;
