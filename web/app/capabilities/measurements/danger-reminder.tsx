import type { Measurement } from '@lakou/contract/measurements';
import { formatRelativeTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Siren from 'lucide-react/icons/siren';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { useUser } from '../../platform/session.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { ListenBeside } from '../listen/listen-beside.tsx';
import { CallButton } from './call-button.tsx';
import { DangerAnswer } from './danger-answer.tsx';
import { pressureIn, titleOf } from './danger-words.ts';

interface DangerReminderProps {
  dangers: readonly Measurement[];
  /** What is said while the words for them are missing. */
  unasked: string;
}

/** Dangers that nobody has acknowledged, on the dashboard. Loaded only when there is one. */
export function DangerReminder({ dangers, unasked }: DangerReminderProps) {
  const lang = useLanguage();
  const words = useQuery({
    queryKey: ['danger-words', lang],
    queryFn: async () => {
      await loadWords(lang, ['measurements', 'trackers', 'maternity', 'listen']);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return words.data ? <Reminders dangers={dangers} /> : <FailedNote query={words} text={unasked} />;
}

function Reminders({ dangers }: { dangers: readonly Measurement[] }) {
  const [open, setOpen] = useState<string>();
  const user = useUser();
  const nameOf = (dependentId: string | null) => user.dependents?.find(({ id }) => id === dependentId)?.name;
  const shown = dangers.flatMap((one) => (one.danger ? [{ ...one, danger: one.danger, isSaved: true }] : []));
  const answer = shown.find(({ id }) => id === open);
  return (
    <div className="grid gap-3">
      {shown.map((one) => (
        <Reminder key={one.id} danger={one} name={nameOf(one.dependentId)} onOpen={() => setOpen(one.id)} />
      ))}
      {answer && (
        <DangerAnswer
          answer={answer}
          whose={{ patientId: user.id, dependentId: answer.dependentId ?? undefined }}
          name={nameOf(answer.dependentId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface ReminderProps {
  danger: Measurement & { danger: NonNullable<Measurement['danger']> };
  name: string | undefined;
  onOpen: () => void;
}

function Reminder({ danger, name, onOpen }: ReminderProps) {
  const { t } = useTranslation('measurements');
  const lang = useLanguage();
  const pressure = pressureIn(danger);
  const [heard, setHeard] = useState<string>();
  const title = t(`title.${titleOf(danger.danger)}`);
  const when = formatRelativeTime(lang, { at: new Date(danger.at), timeZone: ownTimeZone() }, new Date());
  return (
    <section role="alert" className="rounded-card bg-danger p-4 text-on-danger md:p-5">
      <p className="flex items-center gap-2 text-15 font-semibold">
        <Siren size={20} className="shrink-0" />
        {[name && t('forWhom', { name }), pressure, when].filter(Boolean).join(' · ')}
      </p>
      <h2 className="mt-1 text-22 text-on-danger">
        <Spoken reading={heard}>{title}</Spoken>
      </h2>
      <div className="mt-3 rounded-card bg-surface p-2 text-ink">
        <ListenBeside title={title} texts={[title]} onText={setHeard} />
      </div>
      <div className="mt-3 grid gap-2.5">
        <CallButton dependentId={danger.dependentId} />
        <button
          type="button"
          onClick={onOpen}
          className="min-h-12 rounded-card border-2 border-on-danger px-4 font-bold hover:bg-[#ffffff1f]"
        >
          {t('open')}
        </button>
      </div>
    </section>
  );
}
