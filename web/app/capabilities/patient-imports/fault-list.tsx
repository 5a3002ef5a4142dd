import type { PatientPreview } from '@lakou/contract/patient-imports';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Section } from '../../ui/section.tsx';

/** What is wrong, line by line; these lines are left out. */
export function FaultList({ preview: { faults, firstFaults } }: { preview: PatientPreview }) {
  const { t } = useTranslation('patient-imports');
  const others = faults - firstFaults.length;
  return (
    <Section title={t('faults', { count: faults })}>
      <p className="text-15 text-ink-soft">{t('faultsHint')}</p>
      <ul className="max-h-80 overflow-y-auto rounded-card border border-line bg-surface">
        {firstFaults.map(({ line, fault }) => (
          <li key={line} className="border-line px-4 py-2 not-first:border-t">
            {t('line', { line: String(line), fault: t(`fault.${fault}`) })}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('moreFaults', { count: others })}</p>}
    </Section>
  );
}
