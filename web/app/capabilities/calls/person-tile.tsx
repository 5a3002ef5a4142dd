import MicOff from 'lucide-react/icons/mic-off';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import type { MeshPeer } from './mesh.ts';
import { StreamVideo } from './stream-video.tsx';

interface PersonTileProps {
  name: string;
  /** Undefined until the two browsers try to connect. */
  peer: MeshPeer | undefined;
  fit?: 'cover' | 'contain';
}

/** One person in the room: the picture where there is one, the name, and whether they are muted. */
export function PersonTile({ name, peer, fit = 'cover' }: PersonTileProps) {
  const { t } = useTranslation('calls');
  const video = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);
  const isThere = peer?.state === 'connected';
  const isSeen = isThere && peer.told?.camera === true;
  return (
    <figure className="relative grid size-full place-items-center overflow-hidden bg-sunken">
      {/* Stays mounted, because it plays the sound too; the last picture of who vanished would seem to sit still. */}
      <div className={isSeen ? 'absolute inset-0' : 'sr-only'}>
        <StreamVideo
          video={video}
          stream={peer?.remote}
          fit={fit}
          label={name}
          onBlocked={() => setSilent(true)}
        />
      </div>
      {!isSeen && <Avatar name={name} />}
      <figcaption className="absolute bottom-1 grid max-w-[calc(100%-0.5rem)] justify-items-center rounded-control bg-surface px-2 py-0.5 text-center text-13">
        <span className="flex max-w-full items-center gap-1">
          {isThere && peer.told?.muted && <MicOff size={14} aria-label={t('theyAreMuted', { name })} />}
          <span className="truncate">{name}</span>
        </span>
        {!isThere && <span role="status">{t(peer?.met ? 'guest.lost' : 'guest.connecting')}</span>}
      </figcaption>
      {silent && (
        <div className="absolute">
          <Button
            size="sm"
            onClick={() => {
              setSilent(false);
              void video.current?.play().catch(() => setSilent(true));
            }}
          >
            {t('soundOn')}
          </Button>
        </div>
      )}
    </figure>
  );
}
