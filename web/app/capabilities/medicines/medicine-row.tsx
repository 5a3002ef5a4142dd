import type { Medicine } from '@lakou/contract/medicines';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useLocation } from 'react-router';

export function MedicineRow({ medicine }: { medicine: Medicine }) {
  // On wide screens the list stays beside it, with the same search.
  const { search } = useLocation();
  const { id, genericName, brands, dosageForms } = medicine;
  return (
    <li className="grid">
      <Link
        to={{ pathname: `/app/medicines/${id}`, search }}
        className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
      >
        <span className="grid grow gap-0.5">
          <span className="text-16 leading-tight font-bold">{genericName}</span>
          {brands.length > 0 && <span className="text-15 text-ink-soft">{brands.join(', ')}</span>}
          <span className="text-14 text-ink-soft">{dosageForms.join(', ')}</span>
        </span>
        <ChevronRight size={22} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
