/** Announcements come from who manages the clinic; in the team's channel everybody writes. */
export const TEAM_CHANNELS = ['announcements', 'team'] as const;
export type TeamChannel = (typeof TEAM_CHANNELS)[number];
export const LONGEST_TEAM_MESSAGE = 4000;
