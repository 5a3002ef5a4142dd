const PARTS = { sections: 'section', questions: 'question' } as const;
const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

/** The parts of a field's name: `sections.2.title` is the heading of the third part. */
export function readFieldName(field: string) {
  const [first = '', part] = field.split('.');
  return isPart(first)
    ? { kind: PARTS[first], number: Number(part) + 1, isHeading: field.endsWith('.title') }
    : { kind: 'field' as const, name: first };
}
