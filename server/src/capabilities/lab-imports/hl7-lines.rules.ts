import type { LabCsvLineProblem } from '@lakou/contract/lab-imports';
import type { LabCsvProblem } from '@lakou/contract/lab-imports.rules';
import type { SentLabValue } from '@lakou/contract/labs';
import { type Delimiters, type Message, partsOf, type Segment, textOf } from './hl7.rules.ts';
import { addComment, addLine, checkedRequests, newRequest, type RequestLines, UUID } from './lines.rules.ts';

/** What a laboratory says of a value, OBX-8. */
const FLAGS = new Map<string, SentLabValue['flag']>([
  ['LL', 'critical_low'],
  ['L', 'low'],
  ['N', 'normal'],
  ['H', 'high'],
  ['HH', 'critical_high'],
  ['A', 'abnormal'],
  ['AA', 'critical_abnormal'],
]);
const FINAL = ['F', 'C'];

interface Cells {
  readonly test: string;
  readonly value: string;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
}

/** A LOINC code where the laboratory gives one, else the name, else its own code. */
function testOf(field: string | undefined, delimiters: Delimiters): string {
  const parts = partsOf(field, delimiters).map((part) => textOf(part, delimiters));
  const [code = '', name = '', system = '', otherCode = '', otherName = '', otherSystem = ''] = parts;
  if (system === 'LN' && code) return code;
  if (otherSystem === 'LN' && otherCode) return otherCode;
  return name || otherName || code;
}

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** `3.5-5.0`, `<5`, `>=10`; what is written otherwise is no range. */
function rangeIn(text: string): Pick<Cells, 'low' | 'high'> {
  const plain = text.replaceAll(/\s+/g, '');
  const [, low, high] = /^(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)$/.exec(plain) ?? [];
  if (low && high) return { low, high };
  const [, sign, limit] = /^(<=?|>=?)(\d+(?:[.,]\d+)?)$/.exec(plain) ?? [];
  if (!sign || !limit) return { low: '', high: '' };
  return sign.startsWith('<') ? { low: '', high: limit } : { low: limit, high: '' };
}

/** The value by its type; why it cannot be one. */
function valueIn(type: string, field: string | undefined, delimiters: Delimiters): string | LabCsvProblem {
  const repeated = (field ?? '').split(delimiters.repetition);
  const said = (raw: string | undefined) => textOf(raw, delimiters);
  const parts = partsOf(repeated[0], delimiters).map(said);
  switch (type) {
    case 'NM':
      return said(field) === '' || NUMBER.test(said(field)) ? said(field) : 'wrong_value';
    case 'SN': {
      const [comparator = '', first = '', between = '', second = ''] = parts;
      const numbers = [first, second].filter(Boolean);
      if (numbers.length === 0 || !numbers.every((one) => NUMBER.test(one))) return 'wrong_value';
      return `${comparator}${first}${between}${second}`;
    }
    case 'CE':
    case 'CWE':
    case 'CNE': {
      const words = repeated.map((one) => {
        const [code = '', name = ''] = partsOf(one, delimiters).map(said);
        return name || code;
      });
      return words.filter(Boolean).join(', ');
    }
    case 'ST':
    case 'TX':
    case 'FT':
    case 'IS':
      return repeated.map(said).filter(Boolean).join('\n');
    default:
      return 'wrong_type';
  }
}

interface Order {
  readonly id: string;
  readonly status: string;
}

/** The value of an observation as a line of a file has it; why it is none. */
function cellsIn({ fields }: Segment, delimiters: Delimiters, order: Order): Cells | LabCsvProblem {
  const said = (place: number) => textOf(fields[place], delimiters);
  if (!FINAL.includes(said(11) || order.status)) return 'not_final';
  const value = valueIn(said(2), fields[5], delimiters);
  if (value === 'wrong_type' || value === 'wrong_value') return value;
  const [unit = '', unitName = ''] = partsOf(fields[6], delimiters).map((part) => textOf(part, delimiters));
  return {
    test: testOf(fields[3], delimiters),
    value,
    unit: unit || unitName,
    ...rangeIn(textOf(fields[7], delimiters)),
  };
}

function flagIn({ fields }: Segment, delimiters: Delimiters): SentLabValue['flag'] {
  const [flag = ''] = (fields[8] ?? '').split(delimiters.repetition);
  return FLAGS.get(textOf(flag, delimiters));
}

const personIn = ({ segments, delimiters }: Message): string | null => {
  const fields = segments.find(({ name }) => name === 'PID')?.fields;
  const [first = ''] = (fields?.[5] ?? '').split(delimiters.repetition);
  const parts = partsOf(first, delimiters).map((part) => textOf(part, delimiters));
  return parts.slice(0, 3).filter(Boolean).join(' ') || null;
};

/** Observations by the request that their order names; the line is the segment's number in the file. */
export function hl7ByRequest(messages: readonly Message[]): {
  readonly requests: readonly RequestLines[];
  readonly problems: readonly LabCsvLineProblem[];
  readonly lines: number;
} {
  const requests = new Map<string, RequestLines>();
  const problems: LabCsvLineProblem[] = [];
  let lines = 0;
  for (const message of messages) {
    const { delimiters } = message;
    const person = personIn(message);
    let placed = '';
    let order: Order = { id: '', status: '' };
    let last: RequestLines | undefined;
    for (const segment of message.segments) {
      const { name, fields, line } = segment;
      const first = (place: number) => textOf(partsOf(fields[place], delimiters)[0], delimiters);
      if (name === 'ORC') placed = first(2).toLowerCase();
      if (name === 'OBR') {
        order = { id: first(2).toLowerCase() || placed, status: textOf(fields[25], delimiters) };
        last = undefined;
      }
      if (name === 'NTE' && last) addComment(last, textOf(fields[3], delimiters));
      if (name !== 'OBX') continue;
      lines += 1;
      if (!order.id) problems.push({ line, problem: 'no_request' });
      else if (!UUID.test(order.id)) problems.push({ line, problem: 'unknown_request' });
      else {
        last = requests.get(order.id) ?? newRequest(order.id);
        requests.set(order.id, last);
        if (person) last.people.add(person);
        const cells = cellsIn(segment, delimiters, order);
        if (typeof cells === 'string') {
          last.lines.push(line);
          last.problems.push({ line, problem: cells });
        } else {
          const isCorrection = textOf(fields[11], delimiters) === 'C';
          const flag = flagIn(segment, delimiters);
          addLine(last, line, { ...cells, request: order.id, comment: '' }, { isCorrection, flag });
        }
      }
    }
  }
  return { requests: checkedRequests(requests), problems, lines };
}
