import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface StreamVideoProps {
  stream: MediaStream | undefined;
  label: string;
  /** One’s own picture: as in a mirror, and without sound. */
  own?: boolean;
  fit?: 'cover' | 'contain';
  video?: RefObject<HTMLVideoElement | null>;
  /** The browser plays no sound before somebody presses something. */
  onBlocked?: () => void;
}

/** A live picture with its sound. */
export function StreamVideo({
  stream,
  label,
  own = false,
  fit = 'cover',
  video,
  onBlocked,
}: StreamVideoProps) {
  const inner = useRef<HTMLVideoElement>(null);
  const element = video ?? inner;
  const blocked = useEffectEvent(() => onBlocked?.());
  useEffect(() => {
    const { current } = element;
    if (!current || current.srcObject === (stream ?? null)) return;
    current.srcObject = stream ?? null;
    if (stream)
      current.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') blocked();
      });
  }, [element, stream]);
  return (
    // A conversation has no captions to offer.
    <video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted={own}
      className={classNames(
        'size-full',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        own && '-scale-x-100',
      )}
    />
  );
}
