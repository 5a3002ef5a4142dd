import { expect } from 'vitest';
import type { ReceivedMail, testMailbox } from './mailbox.ts';

/** What a person finds in their mail, once it has arrived. */
export function readMail(mailbox: ReturnType<typeof testMailbox>) {
  const mailsTo = (email: string) => mailbox.received.filter(({ to }) => to.includes(email));
  const linksTo = (email: string, path: string): string[] =>
    mailsTo(email).flatMap(
      ({ text }) => text.match(/https?:\/\/\S+/g)?.filter((link) => link.includes(path)) ?? [],
    );

  return {
    mailsTo,
    linksTo,
    /** Waits until there are so many links of this kind, and returns the path and query of the last. */
    async lastLink(email: string, path: string, count = 1): Promise<string> {
      await expect.poll(() => linksTo(email, path).length).toBeGreaterThanOrEqual(count);
      const { pathname, search } = new URL(linksTo(email, path).at(-1) ?? '');
      return pathname + search;
    },
    /** Waits for a mail that says this. */
    async mailSaying(email: string, words: string): Promise<ReceivedMail> {
      const find = () => mailsTo(email).find(({ text }) => text.includes(words));
      await expect.poll(find).toBeDefined();
      return find() as ReceivedMail;
    },
  };
}

export const tokenIn = (link: string): string => /token=([0-9a-f]+)/.exec(link)?.[1] ?? '';
