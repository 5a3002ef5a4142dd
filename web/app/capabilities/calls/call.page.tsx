import type { Booking } from '@lakou/contract/bookings';
import type { CallRoom as Room } from '@lakou/contract/calls';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { CallEnded } from './call-ended.tsx';
import { CallRoom } from './call-room.tsx';
import { callRoomQuery } from './calls.queries.ts';
import { DeviceCheck } from './device-check.tsx';
import { rememberInside, wasInside } from './inside.ts';
import { hasRoom } from './join-call.tsx';
import { createLocalMedia } from './local-media.ts';

export const clientLoader = needsWords('calls', 'bookings', 'messages', 'provider-workspace');

const LOOK_EVERY_MS = 20_000;

const isBefore = ({ open, at, opensAt }: Room): boolean => !open && at < opensAt;

/** A video or audio visit: camera and microphone first, then the room. */
export default function CallPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('calls');
  const { id: me } = useUser();
  const query = useQuery(bookingQuery(id));
  const titled = (content: ReactNode) => (
    <div className="mx-auto grid max-w-130 gap-5">
      <title>{t('title')}</title>
      <h1 className="text-28 font-extrabold tracking-tight">{t('title')}</h1>
      {content}
    </div>
  );
  const noRoom = titled(
    <Card>
      <EmptyState
        drawing={<House />}
        text={t('noRoom')}
        action={
          <ButtonLink variant="secondary" to="/app">
            {t('toStart')}
          </ButtonLink>
        }
      />
    </Card>,
  );
  const frame = (problem: ReactNode) => titled(<Card>{problem}</Card>);
  const skeleton = titled(
    <Skeleton>
      <SkeletonCard />
    </Skeleton>,
  );
  return (
    <QueryState query={query} skeleton={skeleton} frame={frame} notFound={noRoom}>
      {(booking) =>
        hasRoom(booking) && [booking.patientId, booking.providerId].includes(me) ? (
          <WithRoom booking={booking} skeleton={skeleton} frame={frame} noRoom={noRoom}>
            {(room) => titled(<Visit booking={booking} room={room} />)}
          </WithRoom>
        ) : (
          noRoom
        )
      }
    </QueryState>
  );
}

interface WithRoomProps {
  booking: Booking;
  skeleton: ReactNode;
  frame: (problem: ReactNode) => ReactNode;
  noRoom: ReactNode;
  children: (room: Room) => ReactNode;
}

/** Asks from time to time whether the room has opened. */
function WithRoom({ booking, skeleton, frame, noRoom, children }: WithRoomProps) {
  const query = useQuery({
    ...callRoomQuery(booking.id),
    refetchInterval: ({ state }) => (state.data && isBefore(state.data) ? LOOK_EVERY_MS : false),
  });
  return (
    <QueryState query={query} skeleton={skeleton} frame={frame} notFound={noRoom}>
      {children}
    </QueryState>
  );
}

function Visit({ booking, room }: { booking: Booking; room: Room }) {
  const { t } = useTranslation('calls');
  const lang = useLanguage();
  const navigate = useNavigate();
  const { id } = booking;
  const [media] = useState(() => createLocalMedia(booking.mode === 'video'));
  const [inside, setInside] = useState(() => room.open && wasInside(id));
  const [over, setOver] = useState<{ ms: number | undefined }>();
  const isOver = over !== undefined || (!room.open && !isBefore(room));
  useEffect(() => {
    if (isOver) return undefined;
    void media.open();
    return () => media.close();
  }, [media, isOver]);
  const finish = useCallback(
    (ms: number | undefined) => {
      rememberInside(id, false);
      setInside(false);
      setOver({ ms });
    },
    [id],
  );
  function enter() {
    rememberInside(id, true);
    setInside(true);
  }
  function leave() {
    rememberInside(id, false);
    void navigate(`/app/visits/${id}`);
  }
  if (isOver) return <CallEnded booking={booking} ms={over?.ms} />;
  if (inside) return <CallRoom booking={booking} media={media} onOver={finish} onLeave={leave} />;
  const time = formatDateTime(lang, { at: new Date(room.opensAt), timeZone: ownTimeZone() }, 'short');
  return (
    <DeviceCheck media={media} mode={room.mode}>
      <p className="text-15 text-ink-soft">{t('notRecorded')}</p>
      {room.open ? (
        <Button block onClick={enter}>
          {t('enter')}
        </Button>
      ) : (
        <p role="status" className="font-medium">
          {t('opensAt', { time })}
        </p>
      )}
    </DeviceCheck>
  );
}
