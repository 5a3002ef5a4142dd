import { systemClock } from '../../server/src/platform/clock.ts';
import { cloneDatabase, createTemplate } from '../../server/test/database.ts';
import { type Instance, openInstance, signedIn } from '../../server/test/instance.ts';
import { startRedis, startReplication, startService } from './servers.ts';
import type { Somebody } from './stage.ts';

// Both instances use the same key; it signs nothing outside this test.
const SECRET_KEY = '0'.repeat(64);
const QUESTIONS_EACH = 10;
const QUESTIONS = '/api/features/qna/questions';

/** Two instances on a primary and its replica, with Redis between them; any of these can be taken away. */
export async function openScaleStage() {
  const { primary, replica, stop } = await startReplication();
  const redis = await startRedis();
  const service = await startService(primary.port);
  const database = await cloneDatabase(primary.url, await createTemplate(primary.url));
  const at = (port: number) => {
    const url = new URL(database.url);
    url.port = String(port);
    return url.href;
  };
  const [serviceUrl, replicaUrl] = [at(service.port), at(replica.port)];
  const scale = {
    databaseReadUrl: replicaUrl,
    eventsUrl: redis.url,
  };
  const open = () =>
    openInstance(serviceUrl, { clock: systemClock, jobs: false, config: { secretKey: SECRET_KEY, scale } });
  const two: [Instance, Instance] = [await open(), await open()];
  const instance = (n: number) => (n % 2 ? two[1] : two[0]);

  let asked = 0;
  let author: Somebody | undefined;
  /** Somebody who has not asked too much today. */
  async function someAuthor(): Promise<Somebody> {
    if (!author || asked++ % QUESTIONS_EACH === 0) author = await signedIn(two[0].platform, 'CLINIC_ADMIN');
    return author;
  }
  /** Asks a question, and gives its title when it was acknowledged, with the cookie that the reply set. */
  async function ask(n: number, as: Somebody) {
    const title = `Question ${n}`;
    const reply = await instance(n).app.inject({
      method: 'POST',
      url: QUESTIONS,
      headers: as.headers,
      payload: { authorId: as.id, title, description: 'Which dose?', specialty: 'Pediatrics' },
    });
    const wrote = reply.cookies.find(({ name }) => name === 'wrote')?.value ?? '';
    const cookie = `${as.headers.cookie}; wrote=${encodeURIComponent(wrote)}`;
    return { status: reply.statusCode, title, cookie };
  }
  const list = (n: number, cookie: string) =>
    instance(n).app.inject({ url: `${QUESTIONS}?limit=20`, headers: { cookie } });

  return {
    primary,
    replica,
    redis,
    service,
    two,
    serviceUrl,
    at,
    replicaUrl,
    someAuthor,
    ask,
    list,
    async close() {
      for (const one of two) await one.close();
      await service.stop();
      await redis.crash('SIGKILL');
      await stop();
    },
  };
}
export type ScaleStage = Awaited<ReturnType<typeof openScaleStage>>;
