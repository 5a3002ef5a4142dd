import type { NoteDraft, VisitNote } from '@lakou/contract/visit-notes';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { createNoteSaver, type Kept } from './note-saver.ts';

const NOTE = {
  id: 'n',
  version: 1,
  status: 'draft',
  reason: '',
  history: '',
  findings: '',
  plan: '',
  assessment: [],
  carried: [],
  prescribed: [],
  updatedAt: 'then',
} as unknown as VisitNote;

let device: Kept | undefined;
let server: VisitNote;
const sent: string[] = [];
const send = vi.fn(async (draft: NoteDraft, version: number) => {
  if (version !== server.version) throw new ApiError('note_changed', '', 409);
  sent.push(draft.reason);
  server = { ...server, ...draft, version: version + 1 } as VisitNote;
  return { version: server.version, updatedAt: 'now' };
});
const open = (note = NOTE) =>
  createNoteSaver({
    note,
    kept: device,
    send,
    read: async () => server,
    keep: (kept) => {
      device = kept;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  device = undefined;
  server = NOTE;
  sent.length = 0;
});

test('PROV-4 a draft is saved a moment after the last letter', async () => {
  const saver = open();
  saver.change({ reason: 'T' });
  saver.change({ reason: 'Tansyon' });
  expect([saver.state().phase, device?.draft.reason]).toEqual(['waiting', 'Tansyon']);
  await vi.advanceTimersByTimeAsync(1300);
  expect(sent).toEqual(['Tansyon']);
  expect([saver.state().phase, saver.state().savedAt, device]).toEqual(['saved', 'now', undefined]);
});

test('PROV-4 without a network it stays on the device, and is saved when the page is opened again', async () => {
  const saver = open();
  send.mockRejectedValueOnce(new ApiError('offline', ''));
  saver.change({ reason: 'Tansyon' });
  await saver.flush();
  expect([saver.state().phase, device?.version]).toEqual(['offline', 1]);
  const again = open();
  expect(again.state().draft.reason).toBe('Tansyon');
  await again.flush();
  expect([sent, device]).toEqual([['Tansyon'], undefined]);
});

test('PROV-4 a server that fails is no missing network: it is said so, and tried again by itself', async () => {
  const saver = open();
  send.mockRejectedValueOnce(new ApiError('unexpected', '', 500));
  saver.change({ reason: 'Tansyon' });
  await saver.flush();
  expect([saver.state().phase, device?.draft.reason]).toEqual(['away', 'Tansyon']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([saver.state().phase, sent, device]).toEqual(['saved', ['Tansyon'], undefined]);
});

test('PROV-4 what another device wrote is shown, and one of the two is chosen', async () => {
  for (const [which, reason] of [
    ['mine', 'Mwen'],
    ['theirs', 'Lòt'],
  ] as const) {
    server = { ...NOTE, version: 4, reason: 'Lòt' };
    const saver = open();
    saver.change({ reason: 'Mwen' });
    await saver.flush();
    expect([saver.state().phase, saver.state().theirs?.reason]).toEqual(['conflict', 'Lòt']);
    saver.resolve(which);
    await vi.advanceTimersByTimeAsync(10);
    expect([saver.state().phase, server.reason, saver.state().draft.reason]).toEqual([
      'saved',
      reason,
      reason,
    ]);
    device = undefined;
  }
});

test('PROV-4 a reply that got lost is no conflict, and a signed note is no longer changed', async () => {
  server = { ...NOTE, version: 2, reason: 'Tansyon' };
  const saver = open();
  saver.change({ reason: 'Tansyon' });
  await saver.flush();
  expect([saver.state().phase, saver.state().version]).toEqual(['saved', 2]);
  server = { ...server, version: 3, status: 'signed' };
  saver.change({ reason: 'Lòt' });
  await saver.flush();
  expect(saver.state().phase).toBe('signed');
});

test('PROV-4 what is read again is shown where nothing is unsaved', async () => {
  const saver = open();
  saver.meet({ ...NOTE, version: 2, reason: 'Lòt' });
  expect([saver.state().version, saver.state().draft.reason]).toEqual([2, 'Lòt']);
  saver.change({ reason: 'Mwen' });
  saver.meet({ ...NOTE, version: 3, reason: 'Lòt ankò' });
  expect(saver.state().draft.reason).toBe('Mwen');
});

test('PROV-4 letters typed while it is being sent are sent next', async () => {
  const saver = open();
  saver.change({ reason: 'A' });
  const saving = saver.flush();
  saver.change({ reason: 'AB' });
  await saving;
  expect([sent, saver.state().phase]).toEqual([['A', 'AB'], 'saved']);
});
