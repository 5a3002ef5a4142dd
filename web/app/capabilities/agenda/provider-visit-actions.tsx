import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Play from 'lucide-react/icons/play';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { zoneHere } from '../bookings/visit-time.ts';
import { useAct } from './use-act.ts';
import { useNow } from './use-now.ts';
import { type Act, actsOn, isCancellable, startsFrom } from './visit-acts.ts';

const ICONS: Record<Act, LucideIcon> = { accept: Check, start: Play, complete: Check, 'no-show': UserRoundX };

/** What the assigned provider may do with a visit: accept, start, complete, note that nobody came, cancel, talk. */
export function ProviderVisitActions({ visit }: { visit: Booking }) {
  const { t } = useTranslation('agenda');
  const [asking, setAsking] = useState<'no-show' | 'cancel'>();
  const close = () => setAsking(undefined);
  const acting = useAct(visit, close);
  const acts = actsOn(visit, useNow());
  const press = (act: Act) => (act === 'no-show' ? setAsking(act) : acting.mutate(act));
  return (
    <div className="grid gap-2 md:flex md:flex-wrap md:*:grow md:*:basis-56">
      {acts.map((act, index) => (
        <div key={act} className={index === 0 ? 'md:basis-full!' : undefined}>
          <Button
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={ICONS[act]}
            block
            busy={acting.isPending && acting.variables === act}
            onClick={() => press(act)}
          >
            {t(`act.${act}`)}
          </Button>
        </div>
      ))}
      <Waiting visit={visit} canStart={acts.includes('start')} />
      <ButtonLink variant="secondary" icon={MessageCircle} block to={`/app/messages/${visit.patientId}`}>
        {t('message')}
      </ButtonLink>
      {isCancellable(visit) && (
        <Button variant="ghost" icon={CalendarX} block onClick={() => setAsking('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t(asking === 'cancel' ? 'cancel' : 'act.no-show')}
          text={t(asking === 'cancel' ? 'cancelText' : 'noShowText')}
          keep={t('keep')}
          busy={acting.isPending}
          onConfirm={() => acting.mutate(asking)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Why there is nothing to press yet. */
function Waiting({ visit, canStart }: { visit: Booking; canStart: boolean }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const time = formatDateTime(lang, { at: startsFrom(visit), timeZone: zoneHere() }, 'short');
  const text =
    visit.status === 'awaiting_payment'
      ? t('waitsForPayment')
      : visit.status === 'confirmed' && !canStart
        ? t('startsFrom', { time })
        : undefined;
  return text ? <p className="text-15 text-ink-soft md:basis-full!">{text}</p> : null;
}
