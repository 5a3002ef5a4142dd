import { useQuery } from '@tanstack/react-query';
import Bandage from 'lucide-react/icons/bandage';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import Pill from 'lucide-react/icons/pill';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { findMissingTexts } from '../platform/missing-texts.ts';
import { useOnline } from '../platform/use-online.ts';
import { SESSIONLESS_PAGES } from './sessionless-pages.ts';

const LINKS = [
  { name: 'firstAid', icon: Bandage },
  { name: 'education', icon: BookOpen },
  { name: 'medicines', icon: Pill },
  { name: 'calculators', icon: Calculator },
] as const;
const NONE: ReadonlySet<string> = new Set();

/** Links to the pages that can be read without a network, and to no other while there is none. */
export function SessionlessLinks() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const online = useOnline();
  const { data: missing = NONE } = useQuery({
    queryKey: ['missing-texts', lang],
    queryFn: () => findMissingTexts(lang),
    staleTime: 0,
  });
  const shown = LINKS.filter(({ name }) => online || !missing.has(SESSIONLESS_PAGES[name]));
  return (
    <nav aria-label={t('readOffline')}>
      <ul className="grid grid-cols-4 gap-1">
        {shown.map(({ name, icon: Icon }) => (
          <li key={name} className="grid">
            {/* Loads the document again: by then the session may be known. */}
            <a
              href={SESSIONLESS_PAGES[name]}
              className="flex flex-col items-center gap-1.5 rounded-control px-0.5 py-2 text-center text-13 leading-tight font-semibold hover:bg-sunken"
            >
              <Icon size={24} className="text-sea" />
              {t(`place.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
