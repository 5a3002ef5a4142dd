import type { Recall } from '@lakou/contract/recalls';
import { formatDate } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { Tone } from '../../ui/tone.ts';

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
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, patientId, patientName, dueOn, note, state } = recall;

  async function drop() {
    setBusy(true);
    try {
      await api('DELETE /api/providers/me/recalls/:id', { params: { id } });
      toast.success(t('dropped'));
    } catch (error) {
      toast.error(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: ['bookings', 'recalls'] });
    setBusy(false);
    setAsking(false);
  }
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
      {asking && (
        <ConfirmDialog
          title={t('drop')}
          text={t('dropText', { name: patientName })}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void drop()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
