import type { MarketingProject, SavedProject } from '@lakou/contract/marketing';
import { EMPTY_WORK } from '@lakou/contract/marketing.rules';
import { expect, test, vi } from 'vitest';
import { createDraft } from './project-draft.ts';

const project = {
  id: '0199aaaa-0000-7000-8000-000000000000',
  name: 'Lakou',
  domain: '',
  version: 4,
  changedAt: '2026-11-15T12:00:00.000Z',
  work: structuredClone(EMPTY_WORK) as unknown as MarketingProject['work'],
};

test('MKT-4 changes are saved together after a pause, each time with the newest version', async () => {
  vi.useFakeTimers();
  const sent: SavedProject[] = [];
  const draft = createDraft(project, async (body) => {
    sent.push(body);
    return { version: body.version + 1 };
  });
  draft.change({ seed: 'a' });
  draft.change({ seed: 'ab' });
  expect(draft.view().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  draft.change({ seed: 'abc' });
  await draft.flush();
  expect(sent.map(({ version, work }) => [version, work.seed])).toEqual([
    [4, 'ab'],
    [5, 'abc'],
  ]);
  expect(draft.view().state).toBe('saved');
  vi.useRealTimers();
});

test('MKT-4 what is typed while saving is saved after it, and what failed is kept', async () => {
  const sent: string[] = [];
  let answer: (() => void) | undefined;
  let fails = false;
  const draft = createDraft(project, async ({ version, work }) => {
    sent.push(work.seed);
    await new Promise<void>((done) => {
      answer = done;
    });
    if (fails) throw new Error('away');
    return { version: version + 1 };
  });
  draft.change({ seed: 'one' });
  const saving = draft.flush();
  draft.change({ seed: 'two' });
  answer?.();
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']));
  fails = true;
  answer?.();
  await saving;
  expect(draft.view()).toMatchObject({ state: 'failed', work: { seed: 'two' } });
  fails = false;
  const again = draft.flush();
  answer?.();
  await again;
  expect([draft.view().state, sent]).toEqual(['saved', ['one', 'two', 'two']]);
});

test('MKT-4 another name or domain is saved with the work, and the work with it', async () => {
  const sent: SavedProject[] = [];
  const draft = createDraft(project, async (body) => {
    sent.push(body);
    return { version: body.version + 1 };
  });
  draft.rename({ name: 'Malarya', domain: 'sante.example' });
  await draft.flush();
  draft.change({ seed: 'a' });
  await draft.flush();
  expect(sent.map(({ name, domain, version, work }) => [name, domain, version, work.seed])).toEqual([
    ['Malarya', 'sante.example', 4, ''],
    ['Malarya', 'sante.example', 5, 'a'],
  ]);
  expect(draft.view()).toMatchObject({ name: 'Malarya', domain: 'sante.example', state: 'saved' });
});
