import type { RecordEntry } from '@lakou/contract/record-entries';
import type { EntryKind } from '@lakou/contract/record-entries.rules';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEntryText } from './entry-details.ts';

interface EntryGroupProps {
  kind: EntryKind;
  title: string;
  entries: readonly RecordEntry[];
  onOpen: (entry: RecordEntry) => void;
  onAdd: () => void;
}

/** The entries of one kind; what is over stands below. Allergies are never overlooked. */
export function EntryGroup({ kind, title, entries, onOpen, onAdd }: EntryGroupProps) {
  const { t } = useTranslation('record-entries');
  const id = useId();
  const active = entries.filter(({ status }) => status === 'active');
  const past = entries.filter(({ status }) => status !== 'active');
  const warns = kind === 'allergy' && active.length > 0;
  return (
    <section aria-labelledby={id}>
      <Card attention={warns ? 'hibiscus' : undefined}>
        <div className="flex items-center gap-2">
          <h3
            id={id}
            className={classNames('flex grow items-center gap-2 text-16', warns && 'text-hibiscus-ink')}
          >
            {warns && <TriangleAlert size={20} className="shrink-0" />}
            {title}
          </h3>
          <IconButton icon={Plus} label={t(`addTo.${kind}`)} onClick={onAdd} />
        </div>
        {active.length === 0 ? (
          <p className="text-15 text-ink-soft">{t(`nothing.${kind}`)}</p>
        ) : (
          <Rows entries={active} onOpen={onOpen} />
        )}
        {past.length > 0 && (
          <Disclosure title={t('pastCount', { count: past.length })}>
            <Rows entries={past} onOpen={onOpen} />
          </Disclosure>
        )}
      </Card>
    </section>
  );
}

function Rows({ entries, onOpen }: Pick<EntryGroupProps, 'entries' | 'onOpen'>) {
  const { t } = useTranslation('record-entries');
  const { details, author } = useEntryText();
  return (
    <ul className="divide-y divide-current/15">
      {entries.map((entry) => (
        <li key={entry.id} className="relative flex min-h-14 items-center gap-2 py-2">
          <div className="min-w-0 grow">
            <p
              className={classNames(
                'font-semibold wrap-anywhere',
                entry.status === 'entered_in_error' && 'line-through',
              )}
            >
              {entry.text}
            </p>
            <p className="text-15 wrap-anywhere">{details(entry)}</p>
            <p className="text-14 text-ink-soft">
              {entry.status === 'entered_in_error' ? t('errorMark') : author(entry)}
            </p>
          </div>
          <button
            type="button"
            onClick={() => onOpen(entry)}
            aria-label={`${t(`one.${entry.kind}`)}: ${entry.text}`}
            className="grid size-11 shrink-0 place-items-center rounded-control text-sea after:absolute after:inset-0"
          >
            <ChevronRight size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
