import type { CodeSuggestion, DrugCheck, Term } from '@lakou/contract/toolbox';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { systemGrant } from '#platform/access/system-grant.ts';
import { testApp } from '#test/app.ts';
import { importCodes } from './icd10.service.ts';

const lakou = testApp();
const check = async (drugs: unknown, patient?: object) => {
  const provider = await lakou.person('PROVIDER');
  return lakou.send('POST /api/ai/check-drug-interactions', { payload: { drugs, patient } }, provider);
};

test('TOOL-1 one drug is not enough, in the exact words', async () => {
  for (const drugs of [[], ['warfarin'], 'warfarin\n\n', undefined, '']) {
    const reply = await check(drugs);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'Please enter at least two drugs to check.',
    ]);
  }
});

test('TOOL-1 hits come as text and beside it structured, with severity, advice and source', async () => {
  const found = (await check('Coumadin 5 mg\naspirine')).json<DrugCheck>();
  expect(found.interactions).toMatch(/^Warfarin \+ Aspirin \(Major\): The risk of bleeding rises\./);
  expect(found.found).toMatchObject([
    { drugs: ['warfarin', 'aspirin'], severity: 'major', source: { publisher: expect.any(String) } },
  ]);
  expect(found.drugs.map(({ typed, id }) => [typed, id])).toEqual([
    ['Coumadin 5 mg', 'warfarin'],
    ['aspirine', 'aspirin'],
  ]);
  expect(found).toMatchObject({ warnings: [], note: null });
});

test('TOOL-1 what is known about the patient is warned of; nothing found is not called safe', async () => {
  const warned = (await check(['enalapril', 'paracetamol'], { pregnant: true })).json<DrugCheck>();
  expect(warned.warnings).toMatchObject([{ drug: 'enalapril', severity: 'contraindicated' }]);
  const none = (await check(['amoxicillin', 'paracetamol'])).json<DrugCheck>();
  expect(none.found).toEqual([]);
  expect(none.interactions).toMatch(/^None found in our list/);
});

const codes = async (payload: object) => {
  const provider = await lakou.person('PROVIDER');
  const reply = await lakou.send('POST /api/ai/icd10-lookup', { payload }, provider);
  return reply.json<{ codes: CodeSuggestion[]; message?: string }>();
};

test('TOOL-2 the description is asked for in the exact words, and found under either name', async () => {
  for (const payload of [{}, { query: '' }, { query: '  ' }])
    expect((await codes(payload)).message).toBe('Please enter a clinical description.');
  expect((await codes({ query: 'asthma attak' })).codes[0]).toMatchObject({ code: 'J45.901' });
  expect((await codes({ description: 'tansyon wo' })).codes[0]).toMatchObject({
    code: 'I10',
    description: 'High blood pressure',
    notes: expect.stringContaining('hypertension'),
  });
  expect((await codes({ query: 'qzxvk' })).codes).toEqual([]);
});

test('TOOL-2 the official list is imported, replaced as a whole, and searched with ours', async () => {
  const line = (number: number, code: string, billable: number, text: string) =>
    `${String(number).padStart(5, '0')} ${code.padEnd(7)} ${billable} ${text.slice(0, 60).padEnd(60)} ${text}`;
  const { db } = lakou.platform;
  const grant = systemGrant('icd10:import', { db, at: lakou.clock.now(), requestId: 'test' });
  const file = (text: string) => ({ id: uuidv7(), file: 'icd10cm_order_2026.txt', text });
  expect((await codes({ query: 'W59.22XA' })).codes).toEqual([]);
  const rows = [
    line(1, 'W59', 0, 'Contact with reptiles'),
    line(2, 'W5922XA', 1, 'Struck by turtle, initial encounter'),
  ];
  expect(await importCodes(grant, file(rows.join('\r\n')))).toBe(2);
  expect((await codes({ query: 'turtle struck' })).codes[0]).toMatchObject({
    code: 'W59.22XA',
    description: 'Struck by turtle, initial encounter',
  });
  lakou.clock.move(60);
  const again = systemGrant('icd10:import', { db, at: lakou.clock.now(), requestId: 'test' });
  await importCodes(again, file(line(1, 'W5621XA', 1, 'Bitten by orca, initial encounter')));
  expect((await codes({ query: 'W59.22XA' })).codes).toEqual([]);
  expect((await codes({ query: 'bitten by orca' })).codes[0]?.code).toBe('W56.21XA');
  await expect(importCodes(again, file('not such a file'))).rejects.toThrow();
});

test('TOOL-4 a term has words for patients and for clinicians, and never a CPT code', async () => {
  const provider = await lakou.person('PROVIDER');
  const search = async (payload: object) =>
    (await lakou.send('POST /api/ai/medical-search', { payload }, provider)).json<Term[]>();
  expect(await search({ searchTerm: '  ', category: 'all' })).toMatchObject({
    message: 'Please enter a term to search.',
  });
  const [term] = await search({ searchTerm: 'hipertension', category: 'all' });
  expect(term).toMatchObject({
    id: 'hypertension',
    category: 'Condition',
    definition: { layperson: expect.any(String), clinical: expect.stringContaining('140/90') },
    codes: { icd10: ['I10'] },
    redFlags: expect.arrayContaining([expect.any(String)]),
  });
  expect(term?.codes).not.toHaveProperty('cpt');
  const [diabetes] = await search({ searchTerm: 'dyabèt tip 2', category: 'all' });
  expect(diabetes?.medicines).toEqual([{ id: 'metformin', name: 'Metformin' }]);
  expect(diabetes?.guides.map(({ slug }) => slug)).toEqual(['diabetes', 'diabetes-foot-care']);
  expect(await search({ searchTerm: 'hypertension', category: 'Imaging' })).toEqual([]);
});
