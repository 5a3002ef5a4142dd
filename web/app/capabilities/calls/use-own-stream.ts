import { useMemo } from 'react';

/** A stream of this one track, for a preview. */
export const useOwnStream = (track: MediaStreamTrack | undefined): MediaStream | undefined =>
  useMemo(() => (track ? new MediaStream([track]) : undefined), [track]);
