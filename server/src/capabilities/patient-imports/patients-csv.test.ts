import { MOST_PATIENT_CSV_ROWS } from '@lakou/contract/patient-imports.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../lab-imports/csv-table.rules.ts';
import { guessColumns, patientsIn } from './patients-csv.rules.ts';

const table = (text: string) => {
  const found = readCsv(text, MOST_PATIENT_CSV_ROWS);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const today = '2026-11-17';
const read = (text: string, dates: 'dmy' | 'mdy' = 'dmy') =>
  patientsIn(table(text), guessColumns(table(text).header), { dates, today });

test.each([
  ['English', 'Name,Email,Phone,Date of Birth,Gender'],
  ['French', 'Nom complet;E-mail;Téléphone;Date de naissance;Sexe'],
  ['Creole', 'Non\tImèl\tTelefòn\tDat nesans\tSèks'],
])('CLIN-6 the columns of a file in %s are told by their names', (_, header) => {
  expect(Object.values(guessColumns(table(`${header}\na\n`).header)).every(Boolean)).toBe(true);
});

test('CLIN-6 days and sexes are read as people write them', () => {
  const { patients } = read(
    ['Name,DOB,Sex', 'A,31/12/1990,F', 'B,1990-1-2,gason', 'C,5.6.2000,Homme', 'D,,'].join('\n'),
  );
  expect(patients.map(({ dateOfBirth, gender }) => [dateOfBirth, gender])).toEqual([
    ['1990-12-31', 'Female'],
    ['1990-01-02', 'Male'],
    ['2000-06-05', 'Male'],
    [null, null],
  ]);
  expect(read('Name,DOB\nA,12/31/1990', 'mdy').patients[0]?.dateOfBirth).toBe('1990-12-31');
});

test('CLIN-6 attack: a name of a file holds no sign that nobody sees', () => {
  const { patients } = read('Name,Phone\n\u202EAna\u200B Jean\u202C,1\nAna Jean\u2060,1');
  expect(patients.map(({ name }) => name)).toEqual(['Ana Jean']);
});

test('CLIN-6 what is wrong is said by line', () => {
  const { patients, faults } = read(
    [
      'Name,Email,Phone,DOB,Sex',
      'Marie,marie@example.test,37001234,1990-01-01,F',
      ',x@example.test,,,',
      'Jean,not an address,,,',
      'Jean,,,31/31/1990,',
      'Jean,,,2027-01-01,',
      'Jean,,,,robot',
      'Marie again,MARIE@example.test,,,',
      `${'x'.repeat(300)},,,,`,
      'Jean,,,,,more',
      'Jean,,37,,',
      'JÉAN,,37,,',
    ].join('\n'),
  );
  expect(patients.map(({ line }) => line)).toEqual([2, 11]);
  expect(faults).toEqual([
    { line: 3, fault: 'no_name' },
    { line: 4, fault: 'wrong_email' },
    { line: 5, fault: 'wrong_date' },
    { line: 6, fault: 'wrong_date' },
    { line: 7, fault: 'wrong_gender' },
    { line: 8, fault: 'duplicate' },
    { line: 9, fault: 'too_long' },
    { line: 10, fault: 'wrong_columns' },
    { line: 12, fault: 'duplicate' },
  ]);
});

test('CLIN-6 a file may have 10,000 lines and no more', () => {
  const file = (lines: number) => `Name\n${'A\n'.repeat(lines)}`;
  expect(typeof readCsv(file(MOST_PATIENT_CSV_ROWS - 1), MOST_PATIENT_CSV_ROWS)).toBe('object');
  expect(readCsv(file(MOST_PATIENT_CSV_ROWS + 1), MOST_PATIENT_CSV_ROWS)).toBe('csv_too_large');
});

test('CLIN-6 nothing that a file holds makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1/@.,;\t\n\r"é ') }), (text) => {
      const found = readCsv(`Name,Email,DOB\n${text}`, MOST_PATIENT_CSV_ROWS);
      if (typeof found !== 'string') patientsIn(found, guessColumns(found.header), { dates: 'dmy', today });
    }),
  );
});
