/** What each tab of the timeline shows. */
export const TIMELINE_KINDS = ['visit', 'lab', 'image', 'referral', 'note', 'prescription', 'entry'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TABS = ['all', 'visits', 'labs', 'images', 'referrals', 'notes', 'entries'] as const;
export type Tab = (typeof TABS)[number];

export const KINDS_OF: Readonly<Record<Tab, readonly TimelineKind[]>> = {
  all: TIMELINE_KINDS,
  visits: ['visit'],
  labs: ['lab'],
  images: ['image'],
  referrals: ['referral'],
  notes: ['note', 'prescription'],
  entries: ['entry'],
};

/** Counts go no further than this: a hundred means that there are at least so many. */
export const MOST_COUNTED = 100;
