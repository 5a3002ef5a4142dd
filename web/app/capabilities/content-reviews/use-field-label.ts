import { useTranslation } from '#platform/language/use-translation.ts';
import { readFieldName } from './field-name.ts';

const FIELDS = ['title', 'description', 'uses', 'sideEffects', 'warning', 'pregnancy'] as const;

/** What a field is called. */
export function useFieldLabel() {
  const { t } = useTranslation('content-reviews');
  return (field: string): string => {
    const read = readFieldName(field);
    if (read.kind === 'section')
      return t(read.isHeading ? 'field.heading' : 'field.part', { number: read.number });
    if (read.kind === 'question')
      return t(read.isHeading ? 'field.question' : 'field.answer', { number: read.number });
    const known = FIELDS.find((one) => one === read.name);
    return known ? t(`field.${known}`) : field;
  };
}
