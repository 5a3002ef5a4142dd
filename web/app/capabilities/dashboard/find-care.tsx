import type { BookingMode } from '@lakou/contract/bookings';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import type { LucideIcon } from 'lucide-react';
import Hospital from 'lucide-react/icons/hospital';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Video from 'lucide-react/icons/video';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const WAYS = [
  { mode: 'in_home', icon: House },
  { mode: 'clinic', icon: Hospital },
  { mode: 'video', icon: Video },
] as const satisfies readonly { mode: BookingMode; icon: LucideIcon }[];

/** A search by place, and links to providers by mode. */
export function FindCare() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = place.trim();
    void navigate(text ? `/app/find-care?q=${encodeURIComponent(text)}` : '/app/find-care');
  }
  return (
    <Section title={t('findCare.title')} aside={<TextLink to="/app/find-care">{t('findCare.all')}</TextLink>}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t('findCare.place')}
          type="search"
          icon={Search}
          placeholder={t('findCare.example')}
          maxLength={LONGEST_SEARCH}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <Button type="submit">{t('findCare.search')}</Button>
      </form>
      <ul className="grid grid-cols-3 gap-2">
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
    </Section>
  );
}
