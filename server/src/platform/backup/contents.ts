import type { Migrated, Sequence } from './schema.ts';

/** The first thing in a backup. */
export interface Header {
  readonly createdAt: string;
  readonly migrations: readonly Migrated[];
  /** The version of the job queue's tables. */
  readonly jobsVersion: number;
}

export interface TableHead {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isOfJobs: boolean;
}

/** What follows the bytes of a table or a file. */
export interface ItemEnd {
  /** Of a table. */
  readonly rows?: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The last thing in a backup: what must have come before it. */
export interface Manifest {
  readonly tables: readonly (ItemEnd & { readonly name: string })[];
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256: string };
  readonly sequences: readonly Sequence[];
  readonly audit: { readonly sealed: number; readonly hash: string };
}

export interface BackupReport extends Omit<Manifest, 'sequences'> {
  readonly file: string;
  readonly createdAt: string;
}

/** For people at a terminal. */
export function describeBackup({ file, createdAt, tables, files, audit }: BackupReport): string {
  const rows = tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
  return [
    file,
    `made ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.count} files of ${files.bytes} bytes,`,
    `${audit.sealed} sealed lines of the audit trail`,
  ].join('\n');
}
