import { expect, test } from 'vitest';
import { printable, printableLines } from './printable.ts';

test.each([
  ['a line break', 'Visit\nTotal  US$ 0.00', 'Visit Total US$ 0.00'],
  ['a separator of lines', 'Visit\u2028Total\u2029US$ 0.00', 'Visit Total US$ 0.00'],
  ['room until the next line begins', `Visit${' '.repeat(200)}Total`, 'Visit Total'],
  ['hard and narrow room', `Visit${'\u00a0\u202f'.repeat(90)}Total`, 'Visit Total'],
  ['tabs and escapes', 'Visit\t\v\u001b[2KTotal', 'Visit [2KTotal'],
  ['signs that turn text round', 'Visit \u202E00.0 latoT\u202C', 'Visit 00.0 latoT'],
])('PAY-5 attack: with %s a typed text makes no line of its own on a paper', (_, typed, printed) => {
  expect(printable(typed)).toBe(printed);
});

test('PAY-5 an amount keeps its hard space, and what follows a dot its own', () => {
  expect(printable('55,00\u202f$')).toBe('55,00\u00a0$');
  expect(printable(' · Total')).toBe(' · Total');
});

test('REF-1 a letter keeps the lines of who wrote it', () => {
  expect(printableLines('Fever for\t three days.\r\n\nNo cough.\n')).toBe(
    'Fever for three days.\n\nNo cough.',
  );
});
