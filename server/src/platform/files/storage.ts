import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

/** Where the bytes of files lie. Who may see them is decided before anybody asks here. */
export interface FileStorage {
  /** All of it or nothing: half a file is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** All of it or a part, both ends included; undefined when there is nothing by this key. */
  open(key: string, part?: { start: number; end: number }): Promise<Readable | undefined>;
  /** What is gone already is fine. */
  remove(key: string): Promise<void>;
}

export function openStorage(config: Pick<Config, 'dataDir' | 's3'>): FileStorage {
  return config.s3 ? openS3(config.s3) : openDisk(config.dataDir);
}
