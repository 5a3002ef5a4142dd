// Claims about what must hold when many come at once and when things fail, on two instances and one temporary
// PostgreSQL. Prints one line per claim and writes it into docs/proof.md; a claim that does not hold fails the command.

import { backupClaims } from './prove/backup.ts';
import { bookingClaims } from './prove/bookings.ts';
import { chatClaims } from './prove/chat.ts';
import type { Claim, Outcome } from './prove/claim.ts';
import { crashClaims } from './prove/crashes.ts';
import { fuzzClaims } from './prove/fuzz.ts';
import { hostileClaims } from './prove/hostile.ts';
import { idempotencyClaims } from './prove/idempotency.ts';
import { imageClaims } from './prove/image.ts';
import { markupClaims } from './prove/markup.ts';
import { outboxClaims } from './prove/outbox.ts';
import { paymentClaims } from './prove/payments.ts';
import { policyClaims } from './prove/policies.ts';
import { commitNow, record } from './prove/record.ts';
import { relayClaims } from './prove/relay.ts';
import { scaleClaims } from './prove/scale.ts';
import { scannerClaims } from './prove/scanners.ts';
import { openStage, type Stage } from './prove/stage.ts';
import { startClaims } from './prove/start.ts';

const GROUPS: Readonly<Record<string, readonly Claim[]>> = {
  bookings: bookingClaims,
  payments: paymentClaims,
  idempotency: idempotencyClaims,
  chat: chatClaims,
  outbox: outboxClaims,
  relay: relayClaims,
  start: startClaims,
  image: imageClaims,
  scale: scaleClaims,
  fuzz: fuzzClaims,
  policies: policyClaims,
  markup: markupClaims,
  crashes: crashClaims,
  hostile: hostileClaims,
  backup: backupClaims,
  scanners: scannerClaims,
};
/** `npm run prove -- fuzz` proves one group, `npm run prove -- OUT-1` the claims of one requirement. */
const [wanted = ''] = process.argv.slice(2);
const CLAIMS =
  GROUPS[wanted] ??
  Object.values(GROUPS)
    .flat()
    .filter(({ what }) => what.startsWith(wanted));

// What changes while a long run goes on was not run.
const commit = commitNow();

async function prove(stage: Stage, { what, run }: Claim): Promise<'holds' | 'BROKEN' | 'not run'> {
  const began = performance.now();
  const { holds, counts, notRun } = await run(stage).catch(
    (error: Error): Outcome => ({
      holds: false,
      counts: { 'broke off': error.stack ?? error.message },
    }),
  );
  const figures = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const result = notRun ? 'not run' : holds ? 'holds' : 'BROKEN';
  console.log(`${result.padEnd(7)} ${what}\n        ${notRun ?? figures.join(', ')}; ${seconds} s`);
  // What was tried on some calls only says nothing about all of them.
  if (!notRun && !process.env.PROVE_CALLS) record({ what, holds, counts, seconds, commit });
  return result;
}

const stage = await openStage();
const counted = { holds: 0, BROKEN: 0, 'not run': 0 };
try {
  for (const claim of CLAIMS) counted[await prove(stage, claim)]++;
} finally {
  await stage.close();
}
const notRun = counted['not run'];
console.log(`\n${counted.holds} of ${CLAIMS.length} claims hold${notRun > 0 ? `, ${notRun} not run` : ''}`);
if (counted.BROKEN > 0) process.exitCode = 1;
