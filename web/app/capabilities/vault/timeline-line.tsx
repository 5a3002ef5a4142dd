import { findService } from '@lakou/content/services';
import { QUESTIONNAIRE_IDS, QUESTIONNAIRE_TITLES } from '@lakou/contract/questionnaires.rules';
import type { RecordEntry } from '@lakou/contract/record-entries';
import type { TimelineLine } from '@lakou/contract/vault';
import { formatDate } from '@lakou/i18n';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileImage from 'lucide-react/icons/file-image';
import FlaskConical from 'lucide-react/icons/flask-conical';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pill from 'lucide-react/icons/pill';
import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { KeptQuery } from '../../platform/device/kept-reads.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { NeedsNetwork } from '../../shell/needs-network.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { imageQuery } from '../images/images.queries.ts';
import { useStoredLabTitle } from '../labs/lab-names.ts';
import { resultQuery } from '../labs/labs.queries.ts';
import { formatVagueDate } from '../record-entries/vague-date.ts';
import { referralQuery } from '../referrals/referrals.queries.ts';
import { noteQuery } from '../visit-notes/visit-notes.queries.ts';
import { addressOf, isImported } from './months.ts';

const ICONS = {
  visit: CalendarDays,
  lab: FlaskConical,
  image: FileImage,
  referral: Send,
  note: NotebookPen,
  prescription: Pill,
  entry: ClipboardList,
} as const;

/** What opens without a network only where the device keeps it. */
const readOf: Partial<Record<TimelineLine['kind'], (id: string) => KeptQuery>> = {
  visit: bookingQuery,
  lab: resultQuery,
  note: noteQuery,
  referral: referralQuery,
  image: imageQuery,
};

/** The title in the reader's language where it is not somebody's own words. */
function useTitle({ kind, title }: TimelineLine): string {
  const { t } = useTranslation('questionnaires');
  const lang = useLanguage();
  const labTitle = useStoredLabTitle();
  if (kind === 'lab') return labTitle(title);
  if (kind === 'visit') return findService(title)?.name[lang] ?? title;
  const questionnaire = QUESTIONNAIRE_IDS.find((id) => QUESTIONNAIRE_TITLES[id] === title);
  return kind === 'entry' && questionnaire ? t(`name.${questionnaire}`) : title;
}

const COVER = 'font-semibold wrap-anywhere text-left after:absolute after:inset-0';

interface LineProps {
  line: TimelineLine;
  /** Of a line that is an entry: it knows its kind, and its date as far as it is known. */
  entry: RecordEntry | undefined;
  /** Without it nothing can be opened. */
  onOpen: (() => void) | undefined;
}

/** One line of the timeline; it opens what it is about where that can be opened. */
export function Line({ line, entry, onOpen }: LineProps) {
  const { t } = useTranslation('vault');
  const { t: ofEntries } = useTranslation('record-entries');
  const lang = useLanguage();
  const { kind, at, from } = line;
  const Icon = ICONS[kind];
  const isPatient = useUser().role === 'PATIENT';
  const address = onOpen && addressOf(line, isPatient);
  const imported = isImported(line);
  const opensHere = (entry || imported) && onOpen;
  const title = useTitle(line);
  const isToCome = new Date(at) > new Date();
  const details = [
    entry?.since
      ? formatVagueDate(lang, entry.since)
      : formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium'),
    isToCome && t('toCome'),
    entry ? ofEntries(`one.${entry.kind}`) : t(`kind.${kind}`),
    imported && t('timeline.imported'),
    from ?? (kind === 'entry' && opensHere && t('timeline.byYou')),
  ].filter(Boolean);
  return (
    <li className="relative flex min-h-16 items-center gap-3.5 px-4 py-3 hover:bg-sunken/60">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
        <Icon size={20} />
      </span>
      <div className="min-w-0 grow">
        {address && (
          <Link to={address} className={COVER}>
            {title}
          </Link>
        )}
        {opensHere && (
          <button type="button" onClick={onOpen} className={`${COVER} print:block!`}>
            {title}
          </button>
        )}
        {!address && !opensHere && <p className="font-semibold wrap-anywhere">{title}</p>}
        <p className="text-14 text-ink-soft wrap-anywhere">{details.join(' · ')}</p>
        {address && isPatient && readOf[kind] && <NeedsNetwork query={readOf[kind](line.id)} />}
      </div>
      {(address || opensHere) && <ChevronRight size={20} className="shrink-0 text-ink-soft" />}
    </li>
  );
}
