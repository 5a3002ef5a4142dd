import type { AgendaEntry } from '@lakou/contract/agenda';
import { formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ENTRY_ICONS } from '../agenda/entry-icons.ts';

interface EntryRowProps {
  entry: AgendaEntry;
  timeZone: string;
  onOpen: (entry: AgendaEntry) => void;
}

/** An entry in the list of a day; the whole row opens it. */
export function EntryRow({ entry, timeZone, onOpen }: EntryRowProps) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const Icon = ENTRY_ICONS[entry.type];
  const clock = (at: string) => formatTime(lang, { at: new Date(at), timeZone });
  return (
    <button
      type="button"
      onClick={() => onOpen(entry)}
      className="flex w-full gap-3.5 rounded-card border border-dashed border-line-strong bg-sunken p-3.5 text-left hover:border-ink-soft"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-surface text-ink-soft">
        <Icon size={22} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere">
          {clock(entry.time)} · {entry.title}
        </span>
        <span className="block text-15 text-ink-soft">
          {t(`type.${entry.type}`)}, {clock(entry.time)}–{clock(entry.endsAt)}
        </span>
      </span>
    </button>
  );
}
