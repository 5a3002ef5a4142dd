import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveEvent } from '../../platform/events/use-live-events.ts';
import { type Call, type CallView, createCall } from './call.ts';
import type { LocalMedia } from './local-media.ts';

/** Joins the room of a visit while the screen is shown. */
export function useCall(bookingId: string, media: LocalMedia): { call: Call; view: CallView } {
  const [call] = useState(() => createCall(bookingId, media));
  useEffect(() => {
    call.start();
    return () => call.stop();
  }, [call]);
  const look = (id: string) => {
    if (id === bookingId) call.sync();
  };
  useLiveEvent('call', look);
  useLiveEvent('booking', look);
  useLiveEvent('refetch', () => call.sync());
  return { call, view: useSyncExternalStore(call.subscribe, call.get) };
}
