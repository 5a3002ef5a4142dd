import type { ChartCheck } from '@lakou/contract/toolbox';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Allergies of the record that speak against a medicine. */
export function ChartAllergies({ allergies, drugs }: Pick<ChartCheck, 'allergies' | 'drugs'>) {
  const { t } = useTranslation('toolbox');
  if (allergies.length === 0) return null;
  return (
    <div role="alert">
      <ul className="grid gap-1 rounded-control bg-hibiscus-tint p-3 text-15 text-hibiscus-ink">
        {allergies.map(({ drug, allergy }) => (
          <li key={`${drug} ${allergy}`} className="flex gap-2 font-semibold">
            <TriangleAlert size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {t('chart.allergy', { drug: drugs.find(({ id }) => id === drug)?.name ?? drug, allergy })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
