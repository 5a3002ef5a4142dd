import { formatDateTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { WaitingNote } from '../../ui/waiting-note.tsx';

const FIRST = 8;
const MORE = 20;
const ROW = 'flex w-full items-center gap-3.5 px-4 py-3 text-left -outline-offset-3 hover:bg-sunken/60';

export interface Shown {
  id: string;
  at: string;
  icon: LucideIcon;
  name: string;
  details: string;
  /** Opens it to change it. */
  onOpen: () => void;
  badges?: readonly ReactNode[];
  /** It is on this device only; a tap leads to what waits to be sent. */
  isWaiting?: boolean;
}

/** The entries, newest first; a tap opens one to change it. */
export function EntryList({ entries }: { entries: readonly Shown[] }) {
  const { t } = useTranslation('trackers');
  const [count, setCount] = useState(FIRST);
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {entries.slice(0, count).map((entry) => (
          <li key={entry.id} className="border-line not-first:border-t">
            {entry.isWaiting ? (
              <Link to="/app/outbox" className={ROW}>
                <Content entry={entry} />
              </Link>
            ) : (
              <button type="button" onClick={entry.onOpen} className={ROW}>
                <Content entry={entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {entries.length > count && (
        <Button variant="secondary" block onClick={() => setCount(count + MORE)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Content({ entry }: { entry: Shown }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const { at, icon: Icon, name, details, badges = [], isWaiting } = entry;
  return (
    <>
      <Icon size={22} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="sr-only">{t('edit', { name: '' })}</span>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {details && <span className="block text-15 wrap-anywhere">{details}</span>}
        <span className="block text-14 text-ink-soft">
          {formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'short')}
        </span>
        {isWaiting && <WaitingNote />}
        {badges.length > 0 && <span className="mt-1.5 flex flex-wrap gap-1.5">{badges}</span>}
      </span>
      <ChevronRight size={20} className="shrink-0 text-ink-soft" />
    </>
  );
}
