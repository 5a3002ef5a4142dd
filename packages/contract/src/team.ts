import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';
import { LONGEST_TEAM_MESSAGE, TEAM_CHANNELS } from './team.rules.ts';

const Channel = z.enum(TEAM_CHANNELS);
const OneClinic = z.object({ id: Id });

export const TeamMessage = z.object({
  id: Id,
  channel: Channel,
  text: z.string(),
  authorId: Id,
  authorName: z.string(),
  at: z.string(),
  /** How many of the other staff have seen an announcement, and how many they are. */
  readCount: z.int().nullable(),
  staffCount: z.int().nullable(),
});
export type TeamMessage = z.infer<typeof TeamMessage>;

const SentTeamMessage = z.object({
  channel: Channel,
  text: z.string().trim().min(1).max(LONGEST_TEAM_MESSAGE),
});
export type SentTeamMessage = z.infer<typeof SentTeamMessage>;

const SeenTeamMessages = z.object({ channel: Channel, lastId: Id });
export type SeenTeamMessages = z.infer<typeof SeenTeamMessages>;

export const team = {
  'GET /api/clinics/:id/team-messages': {
    summary: 'What the staff of a clinic wrote to each other in a channel, newest first',
    params: OneClinic,
    query: Page.extend({ channel: Channel.default('team') }),
    reply: z.array(TeamMessage),
  },
  'POST /api/clinics/:id/team-messages': {
    summary: 'Write to the staff; announcements are for who manages the clinic',
    params: OneClinic,
    body: SentTeamMessage,
    reply: TeamMessage,
    status: 201,
  },
  'GET /api/clinics/:id/team-messages/unread': {
    summary: 'How many messages of each channel the caller has not seen, up to 99',
    params: OneClinic,
    reply: z.object({ announcements: z.int(), team: z.int() }),
  },
  'PUT /api/clinics/:id/team-messages/seen': {
    summary: 'Note that the caller has seen a channel up to a message',
    params: OneClinic,
    body: SeenTeamMessages,
  },
  'DELETE /api/clinics/team-messages/:id': {
    summary: 'Take back a message of one’s own',
    params: OneClinic,
  },
} as const satisfies Contract;
