import { formatDateTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Droplet from 'lucide-react/icons/droplet';
import Footprints from 'lucide-react/icons/footprints';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pill from 'lucide-react/icons/pill';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { type ItemKind, isEditable, isToBeChosen, type StoredItem } from '../../platform/outbox/item.ts';
import { discardItem, errorOf, releaseItem, retryItem } from '../../platform/outbox/outbox.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { KeptSound } from '../../ui/files/kept-sound.tsx';
import { inkOf, type Tone, tintOf } from '../../ui/tone.ts';
import { useItemTitle, wordsOf } from './item-title.ts';

const choiceWords = needsWords('bookings', 'cycle');
const loadChoiceWords = () => choiceWords({ request: new Request(location.href) });

// Its forms are those of other screens.
const EditItem = lazy(async () => {
  const [module] = await Promise.all([import('./edit-item.tsx'), appStyle()]);
  await module.loadFormWords();
  return { default: module.EditItem };
});

/** Apart from the others, because only the phones of health workers keep its words. */
const EditVisit = lazy(async () => {
  const [module] = await Promise.all([import('../health-workers/waiting-visit.tsx'), appStyle()]);
  await module.loadVisitWords();
  return { default: module.WaitingVisit };
});

const ChooseItem = lazy(async () => {
  const [module] = await Promise.all([import('./choose-item.tsx'), appStyle(), loadChoiceWords()]);
  return { default: module.ChooseItem };
});

const WishText = lazy(async () => {
  const [module] = await Promise.all([import('./wish-text.tsx'), loadChoiceWords()]);
  return { default: module.WishText };
});

const entryWords = needsWords('trackers', 'symptom-checker');

/** What tells two entries of a kind apart; the title alone where its words are not on this device. */
const EntryText = lazy(async () => {
  try {
    const request = new Request(location.href);
    const [module] = await Promise.all([import('./entry-text.tsx'), entryWords({ request })]);
    return { default: module.EntryText };
  } catch {
    return { default: () => null };
  }
});
const TOLD_APART: readonly ItemKind[] = ['measurement', 'symptom', 'activity', 'homeVisit'];

const ICONS: Record<ItemKind, LucideIcon> = {
  measurement: HeartPulse,
  symptom: NotebookPen,
  activity: Footprints,
  cycle: Droplet,
  journal: BookOpen,
  message: MessageCircle,
  dose: Pill,
  booking: CalendarDays,
  homeVisit: House,
  recording: Mic,
  clock: LogIn,
};

const isFull = ({ kind, body, refusal }: StoredItem) =>
  kind === 'booking' && refusal?.code === 'slot_taken' && typeof body.latest === 'string';

type State = 'held' | 'waiting' | 'sending' | 'refused';
const STATES: Record<State, { icon: LucideIcon; tone: Tone }> = {
  held: { icon: Mic, tone: 'mango' },
  waiting: { icon: Clock, tone: 'mango' },
  sending: { icon: ArrowUp, tone: 'sea' },
  refused: { icon: CircleX, tone: 'hibiscus' },
};

/** One entry with its state; what was refused says why and stays until it is sent again or thrown away. */
export function ItemCard({ item, isSending }: { item: StoredItem; isSending: boolean }) {
  const { t } = useTranslation('outbox');
  const lang = useLanguage();
  const errorText = useErrorText();
  const titleOf = useItemTitle();
  const { refusal } = item;
  const state: State = isSending ? 'sending' : refusal ? 'refused' : item.held ? 'held' : 'waiting';
  const { icon: StateIcon, tone } = STATES[state];
  const Icon = item.voice ? Mic : ICONS[item.kind];
  const written = formatDateTime(lang, { at: new Date(item.writtenAt), timeZone: ownTimeZone() }, 'short');
  const words = wordsOf(item);
  return (
    <li
      className={classNames(
        'flex gap-3 rounded-card border bg-surface p-4 md:p-5',
        state === 'refused' ? 'border-hibiscus-ink' : 'border-line',
      )}
    >
      <span className={classNames('grid size-12 shrink-0 place-items-center rounded-control', tintOf.sea)}>
        <Icon size={24} />
      </span>
      <div className="grid min-w-0 grow gap-1">
        <h3 className="text-16 font-bold">{titleOf(item)}</h3>
        {item.kind === 'booking' && (
          <Suspense>
            <WishText item={item} />
          </Suspense>
        )}
        {TOLD_APART.includes(item.kind) && (
          <Suspense>
            <EntryText item={item} />
          </Suspense>
        )}
        {item.kind === 'clock' && <p>{t('clockConfirmed')}</p>}
        {item.voice && <KeptSound voice={item.voice} label={titleOf(item)} />}
        {words && <p className="line-clamp-3 break-words whitespace-pre-wrap">{words}</p>}
        <p className={classNames('flex items-center gap-2 font-semibold', inkOf[tone])}>
          <StateIcon size={20} className="shrink-0" />
          {t(`state.${state}`)}
        </p>
        {state === 'refused' && refusal && (
          <>
            {/* Nobody took a time from who asked for any of a day. */}
            <p>{isFull(item) ? t('noneThen') : errorText(errorOf(refusal))}</p>
            {isToBeChosen(refusal) && (
              <Suspense>
                <ChooseItem item={item} />
              </Suspense>
            )}
          </>
        )}
        <p className="text-14 text-ink-soft">{t('written', { when: written })}</p>
        {state === 'waiting' && hasForm(item) && !isEditable(item) && (
          <p className="text-15 text-ink-soft">{t('underWay')}</p>
        )}
        {state !== 'sending' && <Actions item={item} title={titleOf(item)} />}
      </div>
    </li>
  );
}

/**
 * A dose is answered anew on its own screen, a voice without words is recorded anew, and the time of a press is no matter
 * of choice.
 */
const hasForm = (item: StoredItem) =>
  item.kind !== 'dose' && item.kind !== 'clock' && !(item.voice && !wordsOf(item));

function Actions({ item, title }: { item: StoredItem; title: string }) {
  const { t } = useTranslation('outbox');
  const Form = item.kind === 'homeVisit' ? EditVisit : EditItem;
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (work: (item: StoredItem) => Promise<void>) => {
    setBusy(true);
    await work(item);
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {item.refusal && !isToBeChosen(item.refusal) && (
        <Button
          size="sm"
          busy={busy}
          aria-label={t('retryOf', { title })}
          onClick={() => void run(retryItem)}
        >
          {t('retry')}
        </Button>
      )}
      {item.held && (
        <Button
          size="sm"
          busy={busy}
          aria-label={t('sendOf', { title })}
          onClick={() => void run(releaseItem)}
        >
          {t('send')}
        </Button>
      )}
      {hasForm(item) && isEditable(item) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('editOf', { title })}
          onClick={() => setEditing(true)}
        >
          {t('edit')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('discardOf', { title })}
        onClick={() => setAsking(true)}
      >
        {t('discard')}
      </Button>
      {editing && (
        <Suspense>
          <Form item={item} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {asking && (
        <ConfirmDialog
          title={t('discard')}
          text={t('discardText', { title })}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void run(discardItem)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
