import type { Booking } from '@lakou/contract/bookings';
import { usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useDesk } from '../../platform/use-desk.ts';
import { Button } from '../../ui/button.tsx';
import { HELD_OPEN } from '../../ui/held-open.ts';
import { historyQuery } from '../messages/messages.queries.ts';
import type { CallView } from './call.ts';
import { CallChat } from './call-chat.tsx';
import { CallControls } from './call-controls.tsx';
import { CallNotes } from './call-notes.tsx';
import { CallStage } from './call-stage.tsx';
import { ConnectionBadge, isTooWeak, LadderNote } from './connection-note.tsx';
import { Elapsed } from './elapsed.tsx';
import { EndDialog } from './end-dialog.tsx';
import { GuestsBar } from './guests-bar.tsx';
import { GuestsDialog } from './guests-dialog.tsx';
import type { LocalMedia } from './local-media.ts';
import { ProviderBar } from './provider-bar.tsx';
import { useCall } from './use-call.ts';

interface CallRoomProps {
  booking: Booking;
  media: LocalMedia;
  /** Called when the visit is over, with the length of the call if the two met. */
  onOver: (ms: number | undefined) => void;
  onLeave: () => void;
}

const UNAVAILABLE_AFTER_MS = 15_000;
const TRYING: readonly CallView['phase'][] = ['joining', 'connecting', 'reconnecting'];

/** Whether the two have not reached each other for a while. */
function useIsStuck(isTrying: boolean): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => setStuck(true), UNAVAILABLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setStuck(false);
    };
  }, [isTrying]);
  return stuck;
}

/** The visit itself. It covers the app, so that nothing else is pressed by mistake. */
export function CallRoom({ booking, media, onOver, onLeave }: CallRoomProps) {
  const { t } = useTranslation('calls');
  const { id: me } = useUser();
  const { call, view } = useCall(booking.id, media);
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [panel, setPanel] = useState<'chat' | 'notes'>();
  const toggle = (which: 'chat' | 'notes') => setPanel(panel === which ? undefined : which);
  const close = () => setPanel(undefined);
  const [ending, setEnding] = useState(false);
  const [inviting, setInviting] = useState(false);
  const wide = useDesk();
  const isProvider = me === booking.providerId;
  const name = (isProvider ? booking.patientName : booking.providerName) ?? '';
  const other = isProvider ? booking.patientId : (booking.providerId ?? '');
  // Read now, because the chat is needed when the line is too weak for more.
  usePrefetchInfiniteQuery(historyQuery({ me, other }));
  const { phase, room } = view;
  const stuck = useIsStuck(TRYING.includes(phase));
  const weak = phase === 'connected' && isTooWeak(view);
  const since = room?.togetherSince;
  const met = useRef<number>(undefined);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (since && room) met.current = Date.parse(room.at) - Date.parse(since);
  }, [since, room]);
  useEffect(() => {
    if (phase === 'over') onOver(met.current);
  }, [phase, onOver]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="call-title"
      {...HELD_OPEN}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-ground text-ink open:flex"
    >
      <header className="flex min-h-14 shrink-0 items-center gap-3 border-line border-b bg-surface px-4">
        <h2 id="call-title" className="min-w-0 grow truncate text-16 font-semibold">
          {t('with', { name })}
        </h2>
        {since && room && <Elapsed since={since} at={room.at} />}
        <ConnectionBadge view={view} />
      </header>
      <ProviderBar booking={booking} call={call} view={view} />
      <GuestsBar bookingId={booking.id} call={call} view={view} />
      <LadderNote view={view} />
      {(stuck || weak) && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-2 bg-mango-tint px-4 py-2 text-15 text-mango-ink"
        >
          <span className="grow basis-44">{t(stuck ? 'stuck' : 'tooWeak')}</span>
          {panel !== 'chat' && (
            <Button size="sm" variant="secondary" onClick={() => setPanel('chat')}>
              {t('chat')}
            </Button>
          )}
        </div>
      )}
      <div className="relative flex min-h-0 grow flex-col lg:flex-row">
        {phase === 'elsewhere' || phase === 'failed' ? (
          <div className="m-auto grid max-w-90 gap-3 p-6 text-center">
            <p role="alert">{t(`phase.${phase}`, { name })}</p>
            <Button onClick={() => call.start()}>{t(phase === 'elsewhere' ? 'useHere' : 'tryAgain')}</Button>
          </div>
        ) : (
          <CallStage view={view} media={media} name={name} video={video} />
        )}
        {panel === 'chat' && <CallChat me={me} other={other} name={name} onClose={close} />}
        {panel === 'notes' && <CallNotes booking={booking} onClose={close} />}
      </div>
      {(wide || panel !== 'chat') && (
        <CallControls
          media={media}
          mode={booking.mode === 'audio' ? 'audio' : 'video'}
          video={video}
          open={panel}
          onChat={() => toggle('chat')}
          onNotes={isProvider ? () => toggle('notes') : undefined}
          onInvite={() => setInviting(true)}
          onEnd={() => setEnding(true)}
          endLabel={t('end')}
        />
      )}
      {inviting && (
        <GuestsDialog bookingId={booking.id} call={call} view={view} onClose={() => setInviting(false)} />
      )}
      {ending && (
        <EndDialog
          booking={booking}
          isProvider={isProvider}
          onLeave={onLeave}
          onClose={() => setEnding(false)}
        />
      )}
    </dialog>
  );
}
