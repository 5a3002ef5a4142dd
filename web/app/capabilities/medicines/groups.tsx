import type { Medicine } from '@lakou/contract/medicines';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Pictogram } from '../../ui/pictogram.tsx';
import { groupsOf } from './find.ts';
import { groupIcon } from './group-icons.ts';

/** What the directory opens on: groups in plain words, with how many medicines each has. */
export function Groups({ medicines }: { medicines: readonly Medicine[] }) {
  const { t } = useTranslation('medicines');
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-1">
      {groupsOf(medicines).map(({ value, title, count }) => (
        <li key={value} className="grid">
          <Link
            to={{ search: `?group=${value}` }}
            className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:bg-sunken"
          >
            <Pictogram icon={groupIcon(value)} />
            <span className="grid grow">
              <span className="text-18 leading-tight font-bold">{title}</span>
              <span className="text-14 text-ink-soft">{t('found', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
