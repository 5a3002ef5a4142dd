import { MARKETING_SECTIONS, type MarketingSection } from '@lakou/contract/marketing.rules';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';

const TAB =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-surface px-4 text-15 font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:border-sea aria-[current=page]:bg-sea aria-[current=page]:text-on-sea';

/** The eleven sections; on a phone the row scrolls sideways, and the one that is open is in sight. */
export function SectionNav({ current }: { current: MarketingSection }) {
  const { t } = useTranslation('marketing');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector(`[data-section="${current}"]`);
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t('sections')} className="min-w-0">
      <ul ref={row} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {MARKETING_SECTIONS.map((section) => (
          <li key={section} data-section={section} className="shrink-0">
            <Link
              to={section === 'dashboard' ? '?' : `?section=${section}`}
              replace
              preventScrollReset
              aria-current={section === current ? 'page' : undefined}
              className={TAB}
            >
              {t(`section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
