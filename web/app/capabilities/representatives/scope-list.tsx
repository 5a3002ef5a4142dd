import type { RepresentativeScope } from '@lakou/contract/representatives.rules';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';

/** What was allowed, one a line. */
export function ScopeList({ scopes }: { scopes: readonly RepresentativeScope[] }) {
  const { t } = useTranslation('representatives');
  return (
    <ul className="grid gap-1 text-15">
      {scopes.map((scope) => (
        <li key={scope} className="flex items-start gap-2">
          <Check size={18} className="mt-0.5 shrink-0 text-leaf" />
          {t(`allowed.${scope}`)}
        </li>
      ))}
    </ul>
  );
}
