import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyAudit } from '../../server/src/platform/audit/seal.ts';
import { testClock } from '../../server/test/app.ts';
import { chat } from '../../server/test/chat.ts';
import { signedIn } from '../../server/test/instance.ts';
import { noise } from '../../server/test/pictures.ts';
import { seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, type Outcome, sized, times, withExamples } from './claim.ts';

const JUMPS = sized(200);
const DAY = 86_400;
/** Seconds: back and forth by less than a minute, an hour, days and more than a year. */
const STEPS = [-30, 30, -3600, 3600, -DAY, DAY, -9 * DAY, 9 * DAY, 400 * DAY, -400 * DAY] as const;

const clockJumps: Claim = {
  what: `OPS-5 the clock jumps ${JUMPS} times, back and forth, between writes: no fault, each write once, the audit chain whole`,
  async run(stage) {
    const clock = testClock();
    const instance = await stage.open({ clock });
    const provider = await stage.provider();
    const { id } = await stage.patient();
    const random = seededRandom(3);
    const faults: string[] = [];
    let other = 0;
    for (let n = 0; n < JUMPS; n++) {
      clock.move(STEPS[Math.floor(random() * STEPS.length)] ?? 0);
      // A session may be over, or not yet begun, at the new time.
      const somebody = await signedIn(instance.platform, 'PATIENT');
      await stage.db.query('update sessions set user_id = $2 where user_id = $1', [somebody.id, id]);
      const patient = { id, headers: somebody.headers };
      const more = { clientMessageId: crypto.randomUUID() };
      const [first, again] = [
        await chat(instance).send(patient, provider, `${n}`, more),
        await chat(instance).send(patient, provider, `${n}`, more),
      ];
      for (const { statusCode, payload } of [first, again])
        if (statusCode >= 400) faults.push(`${clock.now().toISOString()}: ${statusCode} ${payload}`);
      if (first.json().id !== again.json().id) other++;
    }
    const kept = await stage.count('messages', 'sender_id = $1', [id]);
    const { brokenAt } = await verifyAudit(stage.db);
    await instance.close();
    const counts = { kept, faults: faults.length, 'other reply': other, 'broken audit': brokenAt ? 1 : 0 };
    const wanted = { kept: JUMPS, faults: 0, 'other reply': 0, 'broken audit': 0 };
    return withExamples(expectCounts(counts, wanted), faults);
  },
};

const UPLOADS = sized(50);
const ROOM_BYTES = 200_000;

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'));
}

/** Uploads into a folder of a few megabytes that is almost full, then frees it. */
async function fillDisk(stage: Parameters<Claim['run']>[0], dataDir: string): Promise<Outcome> {
  const instance = await stage.open({ config: { dataDir } });
  const patient = await signedIn(instance.platform, 'PATIENT');
  const picture = await noise(150, 150);
  const upload = () =>
    instance.app.inject({
      method: 'POST',
      url: '/api/files',
      query: { kind: 'document' },
      headers: { ...patient.headers, 'content-type': 'image/png' },
      payload: picture,
    });
  const { bavail, bsize } = await statfs(dataDir);
  const filler = join(dataDir, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - ROOM_BYTES)));
  const counts = {
    uploads: UPLOADS,
    stored: 0,
    later: 0,
    other: 0,
    unreadable: 0,
    'rows for the clean-up': 0,
    drafts: 0,
    'stored afterwards': 0,
  };
  const ids: string[] = [];
  for (let n = 0; n < UPLOADS; n++) {
    await stage.db.query('delete from rate_limits');
    const reply = await upload();
    if (reply.statusCode === 201) ids.push(reply.json().id);
    else if (reply.statusCode === 503) counts.later++;
    else counts.other++;
  }
  counts.stored = ids.length;
  // A row is written before its file, so that the clean-up finds what failed.
  counts['rows for the clean-up'] = (await stage.count('files', 'owner_id = $1', [patient.id])) - ids.length;
  counts.drafts = (await filesIn(dataDir)).length;
  for (const id of ids) {
    const { statusCode } = await instance.app.inject({ url: `/api/files/${id}`, headers: patient.headers });
    if (statusCode !== 200) counts.unreadable++;
  }
  await rm(filler);
  counts['stored afterwards'] = (await upload()).statusCode === 201 ? 1 : 0;
  await instance.close();
  const outcome = expectCounts(counts, {
    other: 0,
    unreadable: 0,
    drafts: 0,
    'stored afterwards': 1,
  });
  return { ...outcome, holds: outcome.holds && counts.later > 0 };
}

const diskFull: Claim = {
  what: `OPS-5 ${UPLOADS} pictures sent to a disk that is full: "later", nothing half-written, and on with it once there is room`,
  async run(stage) {
    const folder = await mkdtemp(join(tmpdir(), 'lakou-full-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;
    try {
      if (!mounted) return { holds: false, counts: { 'not run': 'mounting a small disk needs root' } };
      return await fillDisk(stage, folder);
    } finally {
      if (mounted) spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const SLOW = sized(400);
const ASKED = 100;
const HEADERS_END_MS = 100_000;

/** A connection that sends a byte each second and never finishes its request. */
function slowClient(port: number, begin: string): { socket: Socket; closed: boolean } {
  const client = { socket: connect(port, '127.0.0.1'), closed: false };
  client.socket.on('error', () => {});
  client.socket.on('close', () => {
    client.closed = true;
    clearInterval(dripping);
  });
  client.socket.write(begin);
  const dripping = setInterval(() => client.socket.write('x'), 1000);
  return client;
}

const slowClients: Claim = {
  what: `OPS-5 ${SLOW} slow clients hold half a request each: ${ASKED} others are answered, and who never ends their headers is hung up on`,
  async run(stage) {
    const instance = await stage.open();
    const address = new URL(await instance.app.listen({ port: 0, host: '127.0.0.1' }));
    const port = Number(address.port);
    const inHeaders = times(SLOW / 2, () =>
      slowClient(port, 'GET /api/hello HTTP/1.1\r\nHost: lakou.test\r\nX-Slow: '),
    );
    const inBody = times(SLOW / 2, () =>
      slowClient(
        port,
        'POST /api/auth/login HTTP/1.1\r\nHost: lakou.test\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"email":"',
      ),
    );
    await sleep(1000);
    let answered = 0;
    let slowest = 0;
    for (let n = 0; n < ASKED; n++) {
      const began = performance.now();
      const { ok } = await fetch(new URL('/api/first-aid?lang=ht', address), {
        signal: AbortSignal.timeout(10_000),
      });
      if (ok) answered++;
      slowest = Math.max(slowest, performance.now() - began);
    }
    const end = Date.now() + HEADERS_END_MS;
    while (inHeaders.some(({ closed }) => !closed) && Date.now() < end) await sleep(500);
    const left = inHeaders.filter(({ closed }) => !closed).length;
    for (const { socket } of [...inHeaders, ...inBody]) socket.destroy();
    await instance.close();
    const counts = { answered, 'slowest ms': Math.round(slowest), 'left hanging': left };
    return expectCounts(counts, { answered: ASKED, 'left hanging': 0 });
  },
};

export const hostileClaims: readonly Claim[] = [clockJumps, diskFull, slowClients];
