import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';
import { isSettingValue, SETTING_NAMES } from './system.rules.ts';

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

const SettingValue = z.union([z.number(), z.boolean()]);
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
  name: NameOfSetting,
  before: SettingValue.nullable(),
  after: SettingValue.nullable(),
  /** Null when their account was erased. */
  changedBy: z.string().nullable(),
  changedAt: z.string(),
  /** The last change of its setting. */
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
