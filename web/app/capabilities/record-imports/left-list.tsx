import type { LeftOut } from '@lakou/contract/record-imports';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Types of FHIR that people have a word for. */
const NAMED = [
  'AllergyIntolerance',
  'Condition',
  'MedicationStatement',
  'MedicationRequest',
  'Immunization',
  'Procedure',
  'FamilyMemberHistory',
  'Observation',
  'DiagnosticReport',
  'DocumentReference',
  'ImagingStudy',
  'Encounter',
  'ServiceRequest',
  'Appointment',
  'CarePlan',
] as const;
type Named = (typeof NAMED)[number];
const isNamed = (type: string): type is Named => NAMED.some((name) => name === type);

/** What stays behind, and why. */
export function LeftList({ left, more }: { left: readonly LeftOut[]; more: number }) {
  const { t } = useTranslation('record-imports');
  const count = left.reduce((sum, line) => sum + line.count, more);
  if (count === 0) return null;
  return (
    <Card>
      <Disclosure title={t('left.title', { count })}>
        <ul className="grid gap-3 pb-2">
          {left.map(({ type, text, reason, count: times }) => (
            <li key={`${type} ${reason} ${text}`}>
              <p className="font-semibold wrap-anywhere">
                {[isNamed(type) ? t(`left.type.${type}`) : type, text].filter(Boolean).join(': ')}
                {times > 1 && ` (${times})`}
              </p>
              <p className="text-15 text-ink-soft">{t(`left.reason.${reason}`)}</p>
            </li>
          ))}
          {more > 0 && <li className="text-15 text-ink-soft">{t('left.more', { count: more })}</li>}
        </ul>
      </Disclosure>
    </Card>
  );
}
