/** The parts of a field's name: `sections.2.title` is the heading of the third part. */
export function readFieldName(field: string) {
  const [first = '', section] = field.split('.');
  return first === 'sections'
    ? { kind: 'section' as const, number: Number(section) + 1, isHeading: field.endsWith('.title') }
    : { kind: 'field' as const, name: first };
}
