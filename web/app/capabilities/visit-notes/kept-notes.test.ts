import type { VisitNote } from '@lakou/contract/visit-notes';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { editing, keepNote, keptNotes, readKept, sendKeptNotes } from './kept-notes.ts';

const { drafts, api } = vi.hoisted(() => ({ drafts: new Map<string, unknown>(), api: vi.fn() }));
vi.mock('../../ui/form/drafts.ts', () => ({
  draftNames: (beginning: string) => [...drafts.keys()].filter((name) => name.startsWith(beginning)),
  readDraft: (name: string) => (drafts.has(name) ? { at: 0, values: drafts.get(name) } : undefined),
  keepDraft: (name: string, values: object) => void drafts.set(name, values),
  dropDraft: (name: string) => void drafts.delete(name),
}));
vi.mock('../../platform/api/api.ts', async (original) => ({ ...(await original<object>()), api }));

const texts = { reason: '', history: '', findings: '', plan: '' };
const rest = { assessment: [], carried: [], prescribed: [] };
const NOTE = { id: 'n', version: 1, status: 'draft', updatedAt: 'then', ...texts, ...rest };
const note = NOTE as unknown as VisitNote;
const written = { ...texts, ...rest, reason: 'Tansyon' };

beforeEach(() => {
  drafts.clear();
  api.mockReset();
  keepNote(note, { version: 1, draft: written });
});

test('OUT-1 PROV-4 a draft that was left without a network is saved when it is back, and leaves the list', async () => {
  expect(keptNotes.ids()).toBe('n');
  api.mockRejectedValueOnce(new ApiError('offline', 'no network'));
  await sendKeptNotes();
  expect(readKept('n')).toMatchObject({ draft: { reason: 'Tansyon' } });
  api.mockResolvedValueOnce({ version: 2, updatedAt: 'now' });
  await sendKeptNotes();
  expect(api).toHaveBeenLastCalledWith('PUT /api/visit-notes/:id', {
    params: { id: 'n' },
    body: { ...written, version: 1 },
  });
  expect(keptNotes.ids()).toBe('');
});

test('OUT-1 PROV-4 what another device wrote meanwhile is not written over: the draft waits to be opened', async () => {
  api.mockRejectedValueOnce(new ApiError('note_changed', '', 409));
  api.mockResolvedValueOnce({ ...NOTE, version: 2, reason: 'Maltèt' });
  await sendKeptNotes();
  expect(readKept('n')).toMatchObject({ version: 1, draft: { reason: 'Tansyon' } });
});

test('OUT-1 PROV-4 an open editor sends its own', async () => {
  const end = editing('n');
  await sendKeptNotes();
  expect(api).not.toHaveBeenCalled();
  end();
});
