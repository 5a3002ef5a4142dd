import { LAB_CSV_PROBLEMS } from '@lakou/contract/lab-imports.rules';
import { MOST_LAB_VALUES } from '@lakou/contract/labs.rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delimiters, isHl7, MOST_HL7_SEGMENTS, readHl7, textOf } from './hl7.rules.ts';
import { hl7ByRequest } from './hl7-lines.rules.ts';

const ID = '0190a000-0000-7000-8000-00000000000a';
const OTHER = '0190a000-0000-7000-8000-00000000000b';
const MSH = 'MSH|^~\\&|SYSMEX|LAB|LAKOU||20261115120000||ORU^R01^ORU_R01|1|P|2.5.1';
const PID = 'PID|1||123^^^LAB||Pierre^Nadège||19910402|F';
const obr = (id: string, status = 'F') =>
  `OBR|1|${id}^LAKOU|77|CBC^Complete blood count^L${'|'.repeat(21)}${status}`;
const obx = (type: string, test: string, value: string, rest = '|g/dL|12.0-15.5|L|||F') =>
  `OBX|1|${type}|${test}||${value}${rest}`;
const HEMOGLOBIN = obx('NM', '718-7^Hemoglobin^LN', '10.6');
const SIGNS: Delimiters = { field: '|', component: '^', repetition: '~', escaping: '\\', subcomponent: '&' };

function read(...segments: string[]) {
  const messages = readHl7(segments.join('\r'));
  if (typeof messages === 'string') throw new Error(messages);
  return hl7ByRequest(messages);
}
const sentIn = (...segments: string[]) =>
  read(MSH, PID, obr(ID), ...segments).requests.flatMap(({ values }) => values.map(({ sent }) => sent));
const problemsIn = (...segments: string[]) =>
  read(MSH, PID, obr(ID), ...segments).requests.flatMap(({ problems }) => problems);

describe('LAB-2 a message of an analyser', () => {
  test('LAB-2 is read with its values, units and ranges, by the placer order number', () => {
    const { requests, problems, lines } = read(
      MSH,
      PID,
      `ORC|RE|${OTHER.toUpperCase()}`,
      obr(''),
      HEMOGLOBIN,
      obr(ID),
      obx('ST', 'MAL^Malaria^L', 'Negative', '||||||F'),
      'NTE|1||Thin film,\\.br\\two readers',
    );
    expect([problems, lines]).toEqual([[], 2]);
    expect(requests).toMatchObject([
      {
        id: OTHER,
        people: new Set(['Pierre Nadège']),
        values: [
          {
            line: 5,
            name: 'Hemoglobin',
            sent: { test: '718-7', value: '10.6', unit: 'g/dL', low: 12, high: 15.5 },
          },
        ],
      },
      {
        id: ID,
        values: [{ line: 7, sent: { test: 'Malaria', value: 'Negative' } }],
        comments: ['Thin film,\ntwo readers'],
      },
    ]);
  });

  test.each([
    ['SN', '^1^:^40', '1:40'],
    ['SN', '<^5', '<5'],
    ['SN', '>^100', '>100'],
    ['CE', '260385009^Negative^SCT', 'Negative'],
    ['CWE', 'POS', 'POS'],
    ['CE', 'A^Rods~B^Cocci', 'Rods, Cocci'],
    ['TX', 'First\\T\\second~Third', 'First&second\nThird'],
    ['NM', '-1.5', '-1.5'],
  ])('LAB-2 a value of type %s, %s, is read', (type, sent, value) => {
    expect(sentIn(obx(type, '^Anything^L', sent, '||||||F'))).toMatchObject([{ value }]);
  });

  test.each([
    ['3.5 - 5.0', 3.5, 5],
    ['<5', undefined, 5],
    ['>=10', 10, undefined],
    ['0,5-1,2', 0.5, 1.2],
    ['negative', undefined, undefined],
  ])('LAB-2 the range %s is what it says', (range, low, high) => {
    const [value] = sentIn(obx('NM', '^Anything^L', '4', `|U/L|${range}||||F`));
    expect([value?.low, value?.high]).toEqual([low, high]);
  });

  test('LAB-2 what is wrong is said by segment', () => {
    expect(
      problemsIn(
        obx('NM', '718-7^Hb^LN', 'much'),
        obx('NM', '718-7^Hb^LN', '5000'),
        obx('ED', '^Picture^L', 'x'),
        obx('NM', '2951-2^Na^LN', '140', '|mmol/L|||||P'),
        obx('NM', '2951-2^Na^LN', '140', '|mmol/L|||||X'),
        obx('NM', '', '140'),
        obx('NM', '2951-2^Na^LN', ''),
      ),
    ).toEqual([
      { line: 4, problem: 'wrong_value' },
      { line: 5, problem: 'impossible_value' },
      { line: 6, problem: 'wrong_type' },
      { line: 7, problem: 'not_final' },
      { line: 8, problem: 'not_final' },
      { line: 9, problem: 'no_test' },
      { line: 10, problem: 'no_value' },
    ]);
    expect(read(MSH, HEMOGLOBIN, obr('12345'), HEMOGLOBIN).problems).toEqual([
      { line: 2, problem: 'no_request' },
      { line: 4, problem: 'unknown_request' },
    ]);
  });

  test('LAB-2 a correction takes the place of what it corrects; the same value twice is a fault', () => {
    expect(sentIn(HEMOGLOBIN, obx('NM', '718-7^Hb^LN', '11.6', '|g/dL|||||C'))).toMatchObject([
      { value: '11.6' },
    ]);
    expect(problemsIn(HEMOGLOBIN, HEMOGLOBIN)).toEqual([{ line: 5, problem: 'duplicate_test' }]);
  });

  test('LAB-2 a flag without a range is kept as one; a status may stand at the order', () => {
    const flagged = obx('NM', '^Ferritin^L', '900', '|ug/L||HH');
    const [kept] = read(MSH, obr(ID), flagged).requests;
    expect([kept?.comments, kept?.values[0]?.sent.flag]).toEqual([[], 'critical_high']);
    // With a range the range says it.
    const ranged = read(MSH, obr(ID), obx('NM', '^Ferritin^L', '900', '|ug/L|10-200|HH')).requests[0];
    expect(ranged?.values[0]?.sent).not.toHaveProperty('flag');
    const unsure = read(MSH, obr(ID), obx('ST', '^Culture^L', 'Growth', '|||AA~N')).requests[0];
    expect(unsure?.values[0]?.sent.flag).toBe('critical_abnormal');
    expect(read(MSH, obr(ID, 'P'), flagged).requests[0]?.problems).toEqual([
      { line: 3, problem: 'not_final' },
    ]);
  });
});

describe('LAB-2 files', () => {
  test('LAB-2 many messages, line ends of every kind, batches and frames are read', () => {
    const message = (id: string) => [MSH, PID, obr(id), HEMOGLOBIN];
    for (const end of ['\r', '\n', '\r\n']) {
      const text = `\u000b${['FHS|^~\\&', ...message(ID), '', ...message(OTHER), 'FTS|2'].join(end)}\u001c\r`;
      expect(isHl7(text)).toBe(true);
      const messages = readHl7(text);
      expect(typeof messages !== 'string' && hl7ByRequest(messages).requests.map(({ id }) => id)).toEqual([
        ID,
        OTHER,
      ]);
    }
  });

  test('LAB-2 a message may choose its own signs', () => {
    const own = (text: string) => text.replaceAll('|', '#').replaceAll('^', '*').replaceAll('\\', '!');
    expect(read(...[MSH, PID, obr(ID), HEMOGLOBIN].map(own)).requests[0]?.values[0]?.sent.test).toBe('718-7');
  });

  test.each([
    ['two signs alike', MSH.replace('^~', '^^'), 'hl7_unreadable'],
    ['letters as signs', MSH.replace('^~\\&', 'abcd'), 'hl7_unreadable'],
    ['too few signs', 'MSH|^~', 'hl7_unreadable'],
    ['a segment before its message', `${PID}\r${MSH}`, 'hl7_unreadable'],
    ['a segment with other signs', `${MSH}\rPID#1`, 'hl7_unreadable'],
    ['a broken encoding', `${MSH}\rPID|\uFFFD`, 'hl7_unreadable'],
    ['nothing', '', 'hl7_unreadable'],
    ['an order', MSH.replace('ORU^R01^ORU_R01', 'ORM^O01'), 'hl7_wrong_type'],
    ['a result of another event', MSH.replace('ORU^R01^ORU_R01', 'ORU^R30'), 'hl7_wrong_type'],
    ['more segments than a file may have', `${MSH}\r${'ZZZ|1\r'.repeat(MOST_HL7_SEGMENTS)}`, 'csv_too_large'],
  ])('LAB-2 %s is refused whole', (_, text, problem) => {
    expect(readHl7(text)).toBe(problem);
  });

  test('LAB-2 10,000 values are read, and too many for one result say so and are not all kept', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => obx('ST', `^Test ${n}^L`, 'x', '||||||F'));
    const { requests, lines } = read(MSH, PID, obr(ID), ...many);
    expect([lines, requests[0]?.values.length, requests[0]?.problems]).toEqual([
      10_000,
      MOST_LAB_VALUES + 1,
      [{ line: 4, problem: 'too_many_values' }],
    ]);
  });

  test('LAB-2 a CSV file is no HL7, whatever its first column is called', () => {
    expect([isHl7('MSHA,b\n1,2'), isHl7('request,test\nMSH|'), isHl7('MSH\n')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\E\\')
    .replaceAll('|', '\\F\\')
    .replaceAll('^', '\\S\\')
    .replaceAll('~', '\\R\\')
    .replaceAll('&', '\\T\\')
    .replaceAll('\n', '\\.br\\');

test('LAB-2 attack: a text holds no sign that turns what stands beside it round', () => {
  const signs = { field: '|', component: '^', repetition: '~', escaping: '\\', subcomponent: '&' };
  expect(textOf('5\u202E01 gm\u202C\u200B', signs)).toBe('501 gm');
  expect(textOf('\\XE280AE\\gm', signs)).toBe('gm');
});

test('LAB-2 any text that was escaped is read back as it was', () => {
  const words = fc.string({ unit: fc.constantFrom(...'ab é^~\\&|\n.') }).map((text) => text.trim());
  fc.assert(
    fc.property(words, (text) => {
      expect(textOf(escaped(text), SIGNS)).toBe(text);
    }),
  );
  expect(textOf('5 \\X3E\\ 3 \\H\\bold\\N\\ \\Zxx\\ end\\', SIGNS)).toBe('5 > 3 bold  end\\');
});

test('LAB-2 nothing that a file holds makes the reader fail', () => {
  const piece = fc.constantFrom(
    'MSH|^~\\&|',
    'OBX|1|NM|',
    'OBR|1|',
    ID,
    '|',
    '^',
    '~',
    '\\',
    '&',
    '\r',
    '\n',
    'ORU^R01',
    '1',
    'F',
    'é',
    'NTE|',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const messages = readHl7(`${MSH}\r${pieces.join('')}`);
      if (typeof messages === 'string') return;
      for (const { problem } of hl7ByRequest(messages).problems) expect(LAB_CSV_PROBLEMS).toContain(problem);
    }),
  );
});
