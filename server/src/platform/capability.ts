import type { LakouContract } from '@lakou/contract';
import type { AttachmentKind } from '@lakou/contract/referrals';
import type { Grant } from './access/grant.ts';
import type { RecordScope } from './access/record-scope.ts';
import type { DemoSession } from './demo-session.ts';
import type { Answered } from './http/answered.ts';
import type { ArticlePage } from './http/article/article.ts';
import type { DynamicPublicPage } from './http/dynamic-public-page.ts';
import type { On } from './http/router.ts';
import type { Platform } from './platform.ts';

/** Declares the calls of a capability on the router. */
export type Routes = (on: On<LakouContract>, platform: Platform, capabilities: readonly Capability[]) => void;

/** Rows for a person's copy of their data, by table. */
export type CopiedRows = Record<string, Record<string, unknown>[]>;

export type CopyGrant = Grant<'my-data:export'>;
export type ErasureGrant = Grant<'account:erase', { userId: string }, undefined>;

/** May read all of one person's record, to show it in one list or to hand it over in one document. */
export type RecordGrant = Grant<'vault:read' | 'record:export', RecordScope>;

/** May refer this person on, and attach what of their record the referring provider may open. */
export type ReferralGrant = Grant<'referral:create', RecordScope>;

/** One line of a person's timeline; `kind` and `id` name what opens. */
export interface TimelineEntry {
  readonly kind: 'visit' | 'lab' | 'image' | 'referral' | 'note' | 'prescription' | 'entry';
  readonly id: string;
  readonly at: Date;
  /** As people wrote it or as the catalogue names it in English; the web translates what it knows. */
  readonly title: string;
  readonly status: string | null;
  /** The provider, clinic or laboratory it came from. */
  readonly from: string | null;
}

export interface TimelineQuery {
  /** Only what is older than this entry, by moment and then by id. */
  readonly before: { readonly at: Date; readonly id: string } | undefined;
  /** Words that the title must hold, without accents and in any case. */
  readonly text: string | undefined;
  readonly limit: number;
}

/** A FHIR R4 resource of the person; its id is that of the row it was made of. */
export interface FhirResource {
  readonly resourceType: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What a capability gives the server. `<name>.capability.ts` exports one; the server reads them from the folders. */
export interface Capability {
  readonly routes: Routes;
  /** Declares queues and recurring work. */
  readonly jobs?: (platform: Platform, capabilities: readonly Capability[]) => void;
  /** Public pages whose head the server writes. */
  readonly pages?: (platform: Platform) => readonly DynamicPublicPage[];
  /** Public pages that the server writes whole. */
  readonly articles?: (platform: Platform) => readonly ArticlePage[];
  /** Is told of every request that was answered; must not wait for anything. */
  readonly answered?: (platform: Platform) => (answered: Answered) => void;
  /** Tables for a person's copy whose rows are their own, by the column that holds the person's id. */
  readonly ownTables?: Readonly<Record<string, string>>;
  /** Rows for a person's copy that one column does not find. */
  readonly copy?: (grant: CopyGrant) => Promise<CopiedRows>;
  /** Columns that the secret box encrypts, as `table.column`, by the column, or SQL of columns, that names the owner. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** Erases what stays when the person's rows are deleted by `on delete cascade`. */
  readonly erase?: (tx: ErasureGrant) => Promise<void>;
  /** Data of its own for the demo, once the people of the demo are registered. */
  readonly demo?: (session: DemoSession, platform: Platform) => Promise<void>;
  /** Lines of a person's timeline, newest first, by the kinds of entries they are. */
  readonly timeline?: {
    readonly kinds: readonly TimelineEntry['kind'][];
    readonly list: (grant: RecordGrant, query: TimelineQuery) => Promise<TimelineEntry[]>;
  };
  /** What of a person's record can go with a referral: whether this item is theirs and open to who treats them. */
  readonly attachable?: {
    readonly kind: AttachmentKind;
    readonly has: (grant: ReferralGrant, itemId: string) => Promise<boolean>;
  };
  /** The person's record as FHIR R4 resources that refer to `Patient/{patientId or dependentId}`, newest first, at most 500 per kind. */
  readonly fhir?: (grant: RecordGrant) => Promise<FhirResource[]>;
}
