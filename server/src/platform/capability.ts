import type { LakouContract } from '@lakou/contract';
import type { Grant } from './access/grant.ts';
import type { DemoSession } from './demo-session.ts';
import type { DynamicPublicPage } from './http/dynamic-public-page.ts';
import type { On } from './http/router.ts';
import type { Platform } from './platform.ts';

/** Declares the calls of a capability on the router. */
export type Routes = (on: On<LakouContract>, platform: Platform, capabilities: readonly Capability[]) => void;

/** Rows for a person's copy of their data, by table. */
export type CopiedRows = Record<string, Record<string, unknown>[]>;

export type CopyGrant = Grant<'my-data:export'>;
export type ErasureGrant = Grant<'account:erase', { userId: string }, undefined>;

/** What a capability gives the server. `<name>.capability.ts` exports one; the server reads them from the folders. */
export interface Capability {
  readonly routes: Routes;
  /** Declares queues and recurring work. */
  readonly jobs?: (platform: Platform, capabilities: readonly Capability[]) => void;
  /** Public pages whose head the server writes. */
  readonly pages?: (platform: Platform) => readonly DynamicPublicPage[];
  /** Tables for a person's copy whose rows are their own, by the column that holds the person's id. */
  readonly ownTables?: Readonly<Record<string, string>>;
  /** Rows for a person's copy that one column does not find. */
  readonly copy?: (grant: CopyGrant) => Promise<CopiedRows>;
  /** Erases what stays when the person's rows are deleted by `on delete cascade`. */
  readonly erase?: (tx: ErasureGrant) => Promise<void>;
  /** Data of its own for the demo, once the people of the demo are registered. */
  readonly demo?: (session: DemoSession, platform: Platform) => Promise<void>;
}
