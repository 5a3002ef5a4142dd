import type { OpenCareRequest } from '@lakou/contract/care-requests';
import { formatDateTime } from '@lakou/i18n';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { otherTime } from '../bookings/booking-time.ts';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { DayThen } from './day-then.tsx';
import { Reasons } from './reasons.tsx';
import type { Answers } from './use-answers.ts';

/** One open request: what, when, where, why it fits, and the two answers. */
export function OpenRequestCard({ request, answers }: { request: OpenCareRequest; answers: Answers }) {
  const { t } = useTranslation('care-requests');
  const { t: tBooking } = useTranslation('bookings');
  const lang = useLanguage();
  const { id, mode, commune, dateTime } = request;
  const Icon = MODE_ICONS[mode];
  const when = formatDateTime(lang, { at: new Date(dateTime), timeZone: ownTimeZone() }, 'long');
  const elsewhere = otherTime(lang, request);
  const busy = answers.busyId === id;
  return (
    <Card as="article">
      <div className="grid gap-3">
        <div>
          <h2 className="text-18 font-bold">{serviceName(lang, request)}</h2>
          <p className="first-letter:uppercase">{when}</p>
          {elsewhere && (
            <p className="text-15 text-ink-soft">{tBooking('patientTime', { time: elsewhere })}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-15 text-ink-soft">
            <span className="flex items-center gap-1.5">
              <Icon size={18} className="shrink-0" />
              {tBooking(`modeVisit.${mode}`)}
            </span>
            <span className="flex items-center gap-1.5">
              <MapPin size={18} className="shrink-0" />
              {commune}
            </span>
          </p>
        </div>
        <Reasons request={request} />
        <div className="grid grid-cols-2 gap-2">
          <Button block busy={busy} onClick={() => answers.ask(id)}>
            {t('accept')}
          </Button>
          <Button block variant="secondary" busy={busy} onClick={() => void answers.hide(id)}>
            {t('reject')}
          </Button>
        </div>
      </div>
      {answers.askedId === id && (
        <Dialog
          title={t('acceptAsk')}
          onClose={() => answers.ask(undefined)}
          footer={
            <div className="grid gap-2">
              <Button block busy={busy} onClick={() => void answers.accept(id)}>
                {t('accept')}
              </Button>
              <Button variant="ghost" block onClick={() => answers.ask(undefined)}>
                {t('keep')}
              </Button>
            </div>
          }
        >
          <p>{t('acceptText', { when })}</p>
          <DayThen request={request} />
        </Dialog>
      )}
    </Card>
  );
}
