import type { MovedWalkIn, WalkIn } from '@lakou/contract/walk-ins';
import { LONGEST_ROOM } from '@lakou/contract/walk-ins.rules';
import { formatDateTime } from '@lakou/i18n';
import DoorOpen from 'lucide-react/icons/door-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BookWalkIn } from './book-walk-in.tsx';
import { StartVisitDialog } from './start-visit.dialog.tsx';
import { WALK_INS_KEY } from './walk-ins.queries.ts';

/** One person of the queue, and what happens next. */
export function WalkInRow({ walkIn }: { walkIn: WalkIn }) {
  const { t } = useTranslation('walk-ins');
  const lang = useLanguage();
  const [calling, setCalling] = useState(false);
  const [booking, setBooking] = useState(false);
  const [starting, setStarting] = useState(false);
  const { id, name, reason, danger, status, room, arrivedAt, calledAt, clinicPatientId, visit, clinicVisit } =
    walkIn;
  const outcome = {
    queryKey: WALK_INS_KEY,
    done: t('saved'),
    failed: t('saveFailed'),
    onDone: () => setCalling(false),
  };
  const move = useSave(
    (body: MovedWalkIn) => api('PUT /api/clinics/walk-ins/:id', { params: { id }, body }),
    outcome,
  );
  const keep = useSave(
    () => api('POST /api/clinics/walk-ins/:id/patient', { params: { id }, body: {} }),
    outcome,
  );
  const problem = calling ? undefined : (move.problem ?? keep.problem);
  const isWaiting = status === 'waiting';
  const moment = (at: string) => formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'short');
  return (
    <li className="grid gap-3 border-line p-4 not-first:border-t">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {reason && <span className="block text-15 wrap-anywhere">{reason}</span>}
          <span className="block text-14 text-ink-soft">
            {[
              t('waitingSince', { time: moment(arrivedAt) }),
              calledAt && t('calledAt', { time: moment(calledAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {visit && (
            <span className="block text-15 text-sea">
              {t('visitAt', { time: moment(visit.dateTime), name: visit.providerName ?? '' })}
            </span>
          )}
          {clinicVisit && (
            <span className="block text-15 text-sea wrap-anywhere">
              {t('seenBy', { name: clinicVisit.providerName })}
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-2">
          {danger && (
            <Badge tone="hibiscus" icon={TriangleAlert}>
              {t('dangerBadge')}
            </Badge>
          )}
          {!isWaiting && (
            <Badge tone="leaf" icon={DoorOpen}>
              {room ? t('room', { room }) : t('called')}
            </Badge>
          )}
        </span>
      </div>
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        {clinicVisit ? (
          <ButtonLink to={`/app/clinic-visits/${clinicVisit.id}`} aria-label={t('openVisitOf', { name })}>
            {t('openVisit')}
          </ButtonLink>
        ) : (
          <>
            {isWaiting && (
              <Button aria-label={t('callOf', { name })} onClick={() => setCalling(true)}>
                {t('call')}
              </Button>
            )}
            {!isWaiting && !visit && !walkIn.mayBook && (
              <Button aria-label={t('startOf', { name })} onClick={() => setStarting(true)}>
                {t('start')}
              </Button>
            )}
            {!isWaiting && (
              <>
                <Button
                  variant={visit || walkIn.mayBook ? 'primary' : 'secondary'}
                  busy={move.isSaving}
                  aria-label={t('doneOf', { name })}
                  onClick={() => move.save({ status: 'done' })}
                >
                  {t('done')}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={t('backOf', { name })}
                  onClick={() => move.save({ status: 'waiting' })}
                >
                  {t('back')}
                </Button>
              </>
            )}
            <Button
              variant="secondary"
              aria-label={t('leftOf', { name })}
              onClick={() => move.save({ status: 'left' })}
            >
              {t('left')}
            </Button>
          </>
        )}
        {walkIn.mayBook && !visit && (
          <Button variant="secondary" aria-label={t('bookOf', { name })} onClick={() => setBooking(true)}>
            {t('book')}
          </Button>
        )}
        {clinicPatientId ? (
          <ButtonLink
            variant="ghost"
            to={`/app/clinic-patients/${clinicPatientId}`}
            aria-label={t('keptOf', { name })}
          >
            {t('kept')}
          </ButtonLink>
        ) : (
          <Button
            variant="ghost"
            busy={keep.isSaving}
            aria-label={t('keepOf', { name })}
            onClick={() => keep.save(undefined)}
          >
            {t('keep')}
          </Button>
        )}
      </div>
      {booking && clinicPatientId && (
        <BookWalkIn
          walkInId={id}
          name={name}
          clinicPatientId={clinicPatientId}
          onClose={() => setBooking(false)}
        />
      )}
      {starting && <StartVisitDialog walkIn={walkIn} onClose={() => setStarting(false)} />}
      {calling && (
        <CallDialog
          name={name}
          busy={move.isSaving}
          problem={move.problem}
          onCall={(to) => move.save({ status: 'called', room: to || null })}
          onClose={() => setCalling(false)}
        />
      )}
    </li>
  );
}

interface CallDialogProps {
  name: string;
  busy: boolean;
  problem: string | undefined;
  onCall: (room: string) => void;
  onClose: () => void;
}
function CallDialog({ name, busy, problem, onCall, onClose }: CallDialogProps) {
  const { t } = useTranslation('walk-ins');
  const [room, setRoom] = useState('');
  return (
    <FormDialog
      title={t('callTitle', { name })}
      save={t('callSave')}
      busy={busy}
      problem={problem}
      onSave={() => onCall(room.trim())}
      onClose={onClose}
    >
      <TextField
        label={t('roomField')}
        optional
        maxLength={LONGEST_ROOM}
        autoComplete="off"
        value={room}
        onChange={({ target }) => setRoom(target.value)}
      />
    </FormDialog>
  );
}
