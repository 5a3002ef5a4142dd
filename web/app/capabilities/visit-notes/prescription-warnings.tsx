import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { type Known, warningsFor } from './warnings.ts';

/** What speaks against a medicine; it can be prescribed all the same. */
export function PrescriptionWarnings({ drug, known }: { drug: string; known: Known }) {
  const { t } = useTranslation('visit-notes');
  const warnings = warningsFor(drug, known);
  if (warnings.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 rounded-control bg-hibiscus-tint p-3 text-15 text-hibiscus-ink">
      {warnings.map(({ kind, name }) => (
        <li key={`${kind} ${name}`} className="flex gap-2 font-semibold">
          <TriangleAlert size={18} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{t(`warning.${kind}`, { name })}</span>
        </li>
      ))}
    </ul>
  );
}
