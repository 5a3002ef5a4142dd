import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';
import {
  isSettingValue,
  LONGEST_RATE_ADDRESS,
  RATE_POINTER,
  RATE_SOURCE,
  SETTING_NAMES,
} from './system.rules.ts';

const Message = z.object({ message: z.string() });

const SourceLine = z.object({ id: z.string(), path: z.string(), lines: z.number().int() });
export type SourceLine = z.infer<typeof SourceLine>;

const SystemState = z.object({
  canReset: z.boolean(),
  /** After a reset the demo is there anew; else the next administrator comes from the command line. */
  isDemo: z.boolean(),
  /** The newest first, at most 20. */
  backups: z.array(z.object({ name: z.string(), bytes: z.number(), createdAt: z.string() })),
});
export type SystemState = z.infer<typeof SystemState>;

const SettingValue = z.union([z.number(), z.boolean(), z.string().max(5)]);
const NameOfSetting = z.enum(SETTING_NAMES);

/** Something that may change while the server runs. */
const Setting = z.object({
  name: NameOfSetting,
  value: SettingValue,
  /** What the environment says. */
  usual: SettingValue,
  isChanged: z.boolean(),
});
export type Setting = z.infer<typeof Setting>;

/** Before or after is null where it was the environment’s value. */
const SettingChange = z.object({
  id: Id,
  name: z.enum([...SETTING_NAMES, RATE_SOURCE]),
  before: z.union([z.number(), z.boolean(), z.string()]).nullable(),
  after: z.union([z.number(), z.boolean(), z.string()]).nullable(),
  /** Null when their account was erased. */
  changedBy: z.string().nullable(),
  changedAt: z.string(),
  /** The last change of its setting, other than the source of the exchange rate. */
  undoable: z.boolean(),
});
export type SettingChange = z.infer<typeof SettingChange>;

const SentSetting = z
  .object({
    name: NameOfSetting,
    /** Null: as the environment says. */
    value: SettingValue.nullable(),
    /** What the reader saw; another value now is not overwritten. */
    was: SettingValue,
  })
  .refine(({ name, value }) => value === null || isSettingValue(name, value), {
    error: 'setting_invalid',
    path: ['value'],
  });
export type SentSetting = z.infer<typeof SentSetting>;

const SentRateSource = z.object({
  /** Null: as the environment says. */
  url: z.string().trim().min(1).max(LONGEST_RATE_ADDRESS).nullable(),
  pointer: z.string().trim().max(200).regex(RATE_POINTER),
  /** The host that the reader saw; another one now is not overwritten. */
  was: z.string().max(253).nullable(),
});
export type SentRateSource = z.infer<typeof SentRateSource>;

export const system = {
  'GET /api/hello': { summary: 'A sign of life', reply: Message },
  'GET /api/admin/system': {
    summary: 'Whether the database may be reset, and which backups there are',
    reply: SystemState,
  },
  'POST /api/admin/reset-database': {
    summary: 'Back up, then delete everything; everybody is signed out',
    body: z.object({ confirmation: z.string().max(40) }),
    reply: Message,
  },
  'GET /api/admin/settings': {
    summary: 'What may change while the server runs, with the value that counts now',
    reply: z.array(Setting),
  },
  'PUT /api/admin/settings': {
    summary: 'Changes one setting on every instance, or goes back to the environment’s value',
    body: SentSetting,
    reply: Setting,
  },
  'PUT /api/admin/settings/rate-source': {
    summary: 'Names the source of the exchange rate on every instance, or goes back to the environment’s',
    body: SentRateSource,
    reply: z.object({ host: z.string().nullable() }),
  },
  'GET /api/admin/settings/history': {
    summary: 'Every change: who, when, from what to what; newest first',
    query: Page,
    reply: z.array(SettingChange),
  },
  'POST /api/admin/settings/undo': {
    summary: 'Takes back the last change of a setting; that is a change of its own',
    body: z.object({ changeId: Id }),
    reply: Setting,
  },
  'GET /api/admin/server-code': {
    summary: 'The files of the server that can be read, from the manifest of the build',
    reply: z.array(SourceLine),
  },
  'GET /api/admin/server-code/:id': {
    summary: 'One of these files, by its id in the manifest',
    params: z.object({ id: z.string().max(100) }),
    reply: SourceLine.extend({ text: z.string() }),
  },
} as const satisfies Contract;
