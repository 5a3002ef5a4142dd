import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triage } from './assess.ts';
import { foldText } from './fold-text.ts';
import { ALL_VIGNETTES as TEXTS } from './vignettes/all.ts';

const EMERGENCIES = TEXTS.flatMap(([least, text]) => (least === 'Emergency' ? [text] : []));
const emergency = fc.constantFrom(...EMERGENCIES);

const OPENINGS = [
  'Bonjou doktè, ',
  'Hello, ',
  'Bonjour docteur, ',
  'Tanpri ede m. ',
  'Please help. ',
  'Svp ',
];
const ENDINGS = [', mèsi anpil', '. Thank you', ', merci beaucoup', '. Kisa pou m fè?', ' what should I do'];
const DENIALS = [
  ', no runny nose',
  '. Pa gen rim',
  ', pas de mal de dents',
  '. No ear pain',
  ', m pa gen gratèl',
];

function isEmergency(text: string) {
  expect(triage({ text }).severity, text).toBe('Emergency');
}

describe('AI-3 an emergency stays one however it is put', () => {
  test('with a greeting or thanks', () => {
    fc.assert(
      fc.property(
        emergency,
        fc.constantFrom(...OPENINGS),
        fc.constantFrom(...ENDINGS),
        (text, opening, ending) => isEmergency(`${opening}${text}${ending}`),
      ),
      { numRuns: 400 },
    );
  });

  test('in capitals, or without accents', () => {
    fc.assert(
      fc.property(emergency, (text) => {
        isEmergency(text.toUpperCase());
        isEmergency(text.normalize('NFD').replace(/\p{M}/gu, ''));
        isEmergency(text.normalize('NFD'));
      }),
      { numRuns: 300 },
    );
  });

  test('next to something else that is denied', () => {
    fc.assert(
      fc.property(emergency, fc.constantFrom(...DENIALS), (text, denial) => isEmergency(`${text}${denial}`)),
      { numRuns: 400 },
    );
  });
});

describe('folding', () => {
  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...TEXTS.map(([, text]) => text)), fc.string(), fc.lorem()),
        (text) => {
          const folded = foldText(text);
          expect(foldText(folded)).toBe(folded);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('what is long over', () => {
  test.each([
    'last year I had a stroke, now I want a check-up',
    'j’ai eu un infarctus en 2019, aujourd’hui je vais bien',
    'mwen te fè yon kriz malkadi 3 an de sa, kounye a mwen byen',
    'my father died of a heart attack, should I get a check-up?',
  ])('is no emergency: %s', (text) => {
    expect(triage({ text }).severity).toBe('Routine');
  });

  test.each([
    'last year I had a stroke and today it came back',
    'j’ai eu un infarctus en 2019, ce soir la douleur revient',
    'mwen te fè yon kriz malkadi 3 an de sa, jodi a kriz la tounen',
    'last year I had a stroke, now my mouth is crooked',
  ])('is one when it is back: %s', isEmergency);

  test('rape long ago still asks for care today', () => {
    expect(triage({ text: 'I was raped two years ago' }).severity).toBe('Urgent');
  });
});

describe('numbers with and without units', () => {
  test.each([
    'TA 16/11, enceinte',
    '175/112 pregnant 36 weeks',
    'SpO2 84',
    'FR 68, bébé',
    'glycémie 0,4 g/l',
    'dextro 0,45',
    'sugar 35 mg/dl',
    'sik li 38',
  ])('%s', isEmergency);

  test.each(['temp 40', '104F fever', 'fièvre à 39,5', 'tansyon 19/12'])('%s is at least urgent', (text) => {
    expect(['Emergency', 'Urgent']).toContain(triage({ text }).severity);
  });
});
