import type { Recall } from '@lakou/contract/recalls';
import { formatDate } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import type { Tone } from '../../ui/tone.ts';
import { RECALLS } from './recalls.queries.ts';

const LOOKS: Readonly<Record<Recall['state'], { tone: Tone; icon: LucideIcon }>> = {
  planned: { tone: 'night', icon: CalendarClock },
  due: { tone: 'mango', icon: Clock },
  booked: { tone: 'leaf', icon: CalendarCheck },
  missed: { tone: 'hibiscus', icon: CalendarX },
};

/** One patient to be seen again: by when, where it stands, and what can be done. */
export function RecallCard({ recall }: { recall: Recall }) {
  const { t } = useTranslation('recalls');
  const lang = useLanguage();
  const [asking, setAsking] = useState(false);
  const { patientId, patientName, dueOn, note, state } = recall;

  return (
    <Card as="li">
      <div className="grid gap-2.5">
        <div>
          <h2 className="text-16 font-bold wrap-anywhere">{patientName}</h2>
          <p className="text-15 text-ink-soft">{t('due', { date: formatDate(lang, dueOn, 'long') })}</p>
        </div>
        <p>
          <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
        </p>
        {note && <p className="text-15 wrap-anywhere">{note}</p>}
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" size="sm" to={`/app/patients/${patientId}`}>
            {t('open')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" to={`/app/messages/${patientId}`}>
            {t('write')}
          </ButtonLink>
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            {t('drop')}
          </Button>
        </div>
      </div>
      {asking && <DropRecall recall={recall} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DropRecall({ recall: { id, patientName }, onClose }: { recall: Recall; onClose: () => void }) {
  const { t } = useTranslation('recalls');
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/providers/me/recalls/:id', { params: { id } }),
    { queryKey: RECALLS, done: t('dropped'), failed: t('dropFailed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('drop')}
      text={t('dropText', { name: patientName })}
      keep={t('keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}
