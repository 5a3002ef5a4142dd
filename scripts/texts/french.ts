import { genderedForms } from './gendered-forms.ts';
import { readable } from './text.ts';

const RULES: [fault: RegExp, rule: string][] = [
  [/\S*'\S*/, 'the apostrophe is ’'],
  [/"/, 'quotes are « »'],
  [/\u202f/, 'the no-break space is U+00A0, not U+202F'],
  [/\S* ?(?<![\u00a0:;!?])[:;!?]/, 'a no-break space (U+00A0) goes before : ; ! ?'],
  [/«(?!\u00a0).?|.?(?<!\u00a0)»/u, 'a no-break space (U+00A0) goes inside « »'],
];

/** French typography. */
export function frenchFaults(value: string): string[] {
  const text = readable(value);
  const faults = RULES.flatMap(([fault, rule]) => {
    const found = fault.exec(text);
    return found ? [`“${found[0]}”: ${rule}`] : [];
  });
  return [...faults, ...genderedForms(text)];
}
