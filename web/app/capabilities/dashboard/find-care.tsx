import type { BookingMode } from '@lakou/contract/bookings';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import type { LucideIcon } from 'lucide-react';
import Hospital from 'lucide-react/icons/hospital';
import House from 'lucide-react/icons/house';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useDebounced } from '#platform/use-debounced.ts';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FoundCare } from './found-care.tsx';

const WAYS = [
  { mode: 'in_home', icon: House },
  { mode: 'clinic', icon: Hospital },
  { mode: 'audio', icon: Phone },
] as const satisfies readonly { mode: BookingMode; icon: LucideIcon }[];

/** A filter by place, links to providers by mode, and below them what was found. */
export function FindCare() {
  const { t } = useTranslation('dashboard');
  const [place, setPlace] = useState('');
  const text = useDebounced(place).trim();
  const all = text ? `/app/find-care?q=${encodeURIComponent(text)}` : '/app/find-care';
  return (
    <Section title={t('findCare.title')} aside={<TextLink to={all}>{t('findCare.all')}</TextLink>}>
      <search>
        <TextField
          label={t('findCare.place')}
          type="search"
          icon={Search}
          placeholder={t('findCare.example')}
          maxLength={LONGEST_SEARCH}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </search>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2">
        {WAYS.map(({ mode, icon: Icon }) => (
          <li key={mode} className="grid">
            <Link
              to={`/app/find-care?mode=${mode}`}
              className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 rounded-control border border-line bg-surface px-2 py-2 text-center text-15 font-semibold hover:border-line-strong"
            >
              <Icon size={20} className="shrink-0 text-sea" />
              {t(`findCare.way.${mode}`)}
            </Link>
          </li>
        ))}
      </ul>
      <FoundCare text={text} />
    </Section>
  );
}
