import { medicineWord } from '@lakou/contract/prescriptions.rules';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { interactionsQuery } from '../toolbox/toolbox.queries.ts';
import { type Known, warningsFor } from './warnings.ts';

const SHORTEST = 3;

/** What speaks against a medicine; it can be prescribed all the same. */
export function PrescriptionWarnings({ drug, known }: { drug: string; known: Known }) {
  const { t } = useTranslation('visit-notes');
  const warnings = warningsFor(drug, known);
  const settled = useDebounced(drug.trim());
  const others = known.medicines.filter((name) => medicineWord(name) !== medicineWord(settled));
  const asked = settled.length >= SHORTEST && others.length > 0 ? [settled, ...others] : [];
  const { data } = useQuery(interactionsQuery(asked, useLanguage()));
  // The others were checked when they were prescribed.
  const own = data?.drugs.find(({ typed }) => typed === settled)?.id;
  const found = asked.length > 0 && own ? (data?.found.filter(({ drugs }) => drugs.includes(own)) ?? []) : [];
  if (warnings.length === 0 && found.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 rounded-control bg-hibiscus-tint p-3 text-15 text-hibiscus-ink">
      {warnings.map(({ kind, name }) => (
        <li key={`${kind} ${name}`} className="flex gap-2 font-semibold">
          <TriangleAlert size={18} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{t(`warning.${kind}`, { name })}</span>
        </li>
      ))}
      {found.map(({ names, effect, advice }) => (
        <li key={names.join(' ')} className="flex gap-2">
          <TriangleAlert size={18} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">
            <strong>{names.join(' + ')}</strong>: {effect} {advice}
          </span>
        </li>
      ))}
    </ul>
  );
}
