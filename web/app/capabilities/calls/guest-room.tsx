import type { GuestRoom as Room } from '@lakou/contract/call-guests';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HELD_OPEN } from '../../ui/held-open.ts';
import { CallControls } from './call-controls.tsx';
import { createGuestCall, type GuestView, isOver } from './guest-call.ts';
import type { LocalMedia } from './local-media.ts';
import { PersonTile } from './person-tile.tsx';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';

interface GuestRoomProps {
  token: string;
  name: string;
  mode: Room['mode'];
  media: LocalMedia;
  onLeave: () => void;
}

/** The visit as a guest has it: sound and picture, and nothing else of anybody. It covers the page. */
export function GuestRoom({ token, name, mode, media, onLeave }: GuestRoomProps) {
  const { t } = useTranslation('calls');
  const dialog = useRef<HTMLDialogElement>(null);
  const [call] = useState(() => createGuestCall(token, name, media));
  const view = useSyncExternalStore(call.subscribe, call.get);
  useEffect(() => {
    call.start();
    return () => call.stop();
  }, [call]);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="guest-call-title"
      {...HELD_OPEN}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-ground text-ink open:flex"
    >
      <header className="flex min-h-14 shrink-0 items-center border-line border-b bg-surface px-4">
        <h2 id="guest-call-title" className="text-16 font-semibold">
          {t('guest.pageTitle')}
        </h2>
      </header>
      <div className="relative flex min-h-0 grow">
        {view.phase === 'in' && view.room ? (
          <People view={view} people={view.room.people} />
        ) : (
          <div role="status" className="m-auto grid max-w-90 gap-3 p-6 text-center">
            <p>{t(`guest.phase.${view.phase}`)}</p>
            {view.phase === 'elsewhere' && <Button onClick={() => call.start()}>{t('useHere')}</Button>}
            {isOver(view) && (
              <Button variant="secondary" onClick={onLeave}>
                {t('guest.close')}
              </Button>
            )}
          </div>
        )}
        {!isOver(view) && <OwnPicture media={media} />}
      </div>
      {!isOver(view) && <CallControls media={media} mode={mode} onEnd={onLeave} endLabel={t('leave')} />}
    </dialog>
  );
}

function People({ view, people }: { view: GuestView; people: Room['people'] }) {
  const { t } = useTranslation('calls');
  if (people.length === 0)
    return (
      <p role="status" className="m-auto p-6 text-center">
        {t('guest.alone')}
      </p>
    );
  return (
    <ul className={classNames('grid min-h-0 grow auto-rows-fr gap-1', people.length > 1 && 'lg:grid-cols-2')}>
      {people.map(({ connectionId, name }) => (
        <li key={connectionId} className="min-h-0">
          <PersonTile name={name} peer={view.peers.find(({ id }) => id === connectionId)} fit="contain" />
        </li>
      ))}
    </ul>
  );
}

function OwnPicture({ media }: { media: LocalMedia }) {
  const { t } = useTranslation('calls');
  const { video, sharing } = useSyncExternalStore(media.subscribe, media.get);
  const stream = useOwnStream(video);
  if (!stream) return null;
  return (
    <div className="absolute right-3 bottom-3 h-28 w-21 overflow-hidden rounded-control border border-line bg-surface">
      <StreamVideo own={!sharing} stream={stream} label={t('you')} />
    </div>
  );
}
