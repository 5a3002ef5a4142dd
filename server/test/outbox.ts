import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Message, outboxFolder } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Mail to a person, after all of it was sent: the queue deletes the content of a delivered mail.
 */
export async function mailTo({ db, config }: Platform, email: string): Promise<Message[]> {
  const waiting = () =>
    db.query(
      `select 1 from pgboss.job
       where name = 'mail' and data ->> 'to' = $1 and state not in ('completed', 'failed')`,
      [email],
    );
  await expect.poll(waiting).toEqual([]);
  const folder = outboxFolder(config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names.map(async (name): Promise<Message> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return mails.filter(({ to }) => to === email);
}
