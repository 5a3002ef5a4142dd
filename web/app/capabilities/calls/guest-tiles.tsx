import type { CallView } from './call.ts';
import { PersonTile } from './person-tile.tsx';

/** The guests in the room, small, beside the other of the two. */
export function GuestTiles({ view: { room, peers } }: { view: CallView }) {
  const guests = room?.guests.filter(({ connectionId }) => connectionId !== null) ?? [];
  if (guests.length === 0) return null;
  return (
    <ul className="absolute bottom-3 left-3 flex gap-2">
      {guests.map(({ id, name, connectionId }) => (
        <li key={id} className="h-36 w-24 overflow-hidden rounded-control border border-line lg:h-44 lg:w-44">
          <PersonTile name={name ?? ''} peer={peers.find((peer) => peer.id === connectionId)} />
        </li>
      ))}
    </ul>
  );
}
