import type { MyData } from '@lakou/contract/my-data';
import { wordsIn } from '#platform/words.ts';
import type { Reader, Row } from './readable-value.view.ts';

/** What is said of a deed that another word says as well. */
const SAME: Readonly<Record<string, string>> = {
  acknowledge: 'read',
  allow: 'give',
  approve: 'accept',
  book: 'add',
  cancel: 'end',
  'cancel-year': 'end',
  captured: 'pay',
  cash: 'pay',
  charge: 'pay',
  'change-asked': 'ask',
  close: 'end',
  connect: 'start',
  create: 'add',
  delete: 'remove',
  'end-budget': 'end',
  erase: 'remove',
  first: 'add',
  forget: 'ask',
  'forget-devices': 'remove',
  'give-back': 'end',
  import: 'add',
  invite: 'ask',
  join: 'start',
  keep: 'withdraw',
  moncash: 'pay',
  name: 'add',
  off: 'end',
  offer: 'ask',
  on: 'start',
  'proof-refused': 'refused',
  propose: 'ask',
  refunded: 'refund',
  reject: 'decline',
  reply: 'answer',
  revoke: 'withdraw',
  'revoke-others': 'end',
  save: 'add',
  search: 'list',
  send: 'add',
  stop: 'end',
  undo: 'withdraw',
  upload: 'add',
  verify: 'prove',
  write: 'add',
};

function deedText({ language, words }: Reader, action: string): string {
  const [topic = '', deed = ''] = action.split(':');
  const one = topic.replace(/ies$/, 'y').replace(/s$/, '');
  const said = (field: string, ...names: readonly string[]) =>
    names.map((name) => words.value('events', field, name)).find((text) => text !== undefined);
  const topicText = said('topic', topic, one) ?? topic.replaceAll('-', ' ');
  const deedWord = said('deed', deed, SAME[deed] ?? 'change') ?? '';
  return wordsIn(language, 'readable-copy')('deed', { topic: topicText, deed: deedWord });
}

/** What was done, by whom, in words. */
export function eventRows(events: MyData['events'], reader: Reader): Row[] {
  const t = wordsIn(reader.language, 'readable-copy');
  return events.map(({ at, action, by }) => {
    const role = by && (by.role ? reader.words.value('events', 'role', by.role) : t('app'));
    const who = by ? `${by.name ?? t('gone')} (${role})` : t('system');
    return { at, action: deedText(reader, action), by: who };
  });
}
