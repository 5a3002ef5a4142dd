export const WALK_IN_STATUSES = ['waiting', 'called', 'done', 'left'] as const;
export type WalkInStatus = (typeof WALK_IN_STATUSES)[number];

/** From where somebody can get to each status; nobody comes back from the end. */
export const WALK_IN_FROM: Readonly<Record<WalkInStatus, readonly WalkInStatus[]>> = {
  waiting: ['called'],
  called: ['waiting'],
  done: ['called'],
  left: ['waiting', 'called'],
};

export const LONGEST_WALK_IN_REASON = 200;
export const LONGEST_ROOM = 40;
