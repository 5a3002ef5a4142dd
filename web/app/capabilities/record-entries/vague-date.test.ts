import { expect, test } from 'vitest';
import { formatVagueDate, monthNames, readVagueDate, writeVagueDate } from './vague-date.ts';

test('VAULT-4 a date is written as far as it is known', () => {
  const date = (year: string, month = '', day = '') => writeVagueDate({ year, month, day });
  expect([date(''), date('2019'), date('2019', '05'), date('2019', '05', '01')]).toEqual([
    null,
    '2019',
    '2019-05',
    '2019-05-01',
  ]);
  for (const wrong of [date('19'), date('', '05'), date('2019', '', '03'), date('2019', '02', '30')])
    expect(wrong).toBeUndefined();
  expect(readVagueDate('2019-05')).toEqual({ year: '2019', month: '05', day: '' });
});

test('VAULT-4 and read in words', () => {
  expect(formatVagueDate('fr', '2019-05')).toBe('mai 2019');
  expect(monthNames('ht')[0]).toEqual({ value: '01', name: 'janvye' });
});
