import MicOff from 'lucide-react/icons/mic-off';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import type { CallView } from './call.ts';
import { Elapsed } from './elapsed.tsx';
import { GuestTiles } from './guest-tiles.tsx';
import type { LocalMedia } from './local-media.ts';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';

interface CallStageProps {
  view: CallView;
  media: LocalMedia;
  name: string;
  video: RefObject<HTMLVideoElement | null>;
}

/** The other person, large; oneself, small. */
export function CallStage({ view, media, name, video }: CallStageProps) {
  const { t } = useTranslation('calls');
  const { told, remote, phase } = view;
  const own = useSyncExternalStore(media.subscribe, media.get);
  const ownStream = useOwnStream(own.video);
  const [silent, setSilent] = useState(false);
  const isSeen = phase === 'connected' && told?.camera === true;
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-sunken">
      {/* Stays mounted, because it plays the sound too. */}
      <div className={isSeen ? 'size-full' : 'sr-only'}>
        <StreamVideo
          video={video}
          stream={remote}
          fit="contain"
          label={name}
          onBlocked={() => setSilent(true)}
        />
      </div>
      {!isSeen && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center">
          <Avatar name={name} size="lg" />
          <p className="text-18 font-semibold wrap-anywhere">{name}</p>
          <PhaseText view={view} name={name} />
        </div>
      )}
      {silent && (
        <div className="absolute inset-x-0 top-14 flex justify-center">
          <Button
            onClick={() => {
              setSilent(false);
              void video.current?.play().catch(() => setSilent(true));
            }}
          >
            {t('soundOn')}
          </Button>
        </div>
      )}
      {phase === 'connected' && told?.muted && (
        <p className="absolute top-3 left-3 flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-14">
          <MicOff size={16} />
          {t('theyAreMuted', { name })}
        </p>
      )}
      <GuestTiles view={view} />
      {ownStream && (
        <div className="absolute right-3 bottom-3 h-36 w-27 overflow-hidden rounded-control border border-line bg-surface lg:h-44 lg:w-58">
          <StreamVideo own={!own.sharing} stream={ownStream} label={t('you')} />
        </div>
      )}
    </div>
  );
}

/** What is going on while there is nothing to see. */
function PhaseText({ view, name }: { view: CallView; name: string }) {
  const { t } = useTranslation('calls');
  const { phase, room } = view;
  const isAtDoor = phase === 'alone' && room?.other === 'waiting';
  const text =
    phase === 'connected'
      ? t('onlySound')
      : isAtDoor
        ? t('isWaiting', { name })
        : t(`phase.${phase}`, { name });
  return (
    <div role="status" className="max-w-90 text-ink-soft">
      <p>{text}</p>
      {phase === 'waiting' && room && (
        <>
          <p className="mt-2">{room.ahead === 0 ? t('next') : t('ahead', { count: room.ahead })}</p>
          {room.waitingSince && (
            <p className="mt-2">
              {t('waitingFor')} <Elapsed since={room.waitingSince} at={room.at} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
