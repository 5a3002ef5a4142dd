import { expect, test } from 'vitest';
import { keepDraft } from './drafts.ts';
import { resume } from './resume.ts';

const known = { phone: '', tags: ['a'], photoUrl: null as string | null };
const HOUR = 3_600_000;
const keep = (values: object) => keepDraft('mine', values, 0);

test('PROF-2 the draft of this person comes back over what the server knows', () => {
  keep({ phone: '3712', photoUrl: '/api/files/1' });
  expect(resume(known, 'mine', HOUR)).toEqual({ phone: '3712', tags: ['a'], photoUrl: '/api/files/1' });
  expect(resume(known, 'another', HOUR)).toEqual(known);
  expect(resume(known, undefined, HOUR)).toEqual(known);
});

test('a draft of another shape changes nothing', () => {
  keep({ phone: 7, tags: 'a', role: 'ADMIN' });
  expect(resume(known, 'mine', HOUR)).toEqual(known);
});

test('PROF-5 a file that the server no longer has is not offered again', () => {
  keep({ phone: '3712', photoUrl: '/api/files/1' });
  expect(resume(known, 'mine', 21 * HOUR)).toEqual({ ...known, phone: '3712' });
});
