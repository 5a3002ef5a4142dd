import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

/** Where the bytes of files are stored. Access is checked before these functions are called. */
export interface FileStorage {
  /** Writes the whole file or nothing: a half-written file is never visible. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** The whole file or a part, both ends included; undefined when this key does not exist. */
  open(key: string, part?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Deleting a key that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Every key there is, in no order. */
  keys(): AsyncIterable<string>;
}

export function openStorage(config: Pick<Config, 'dataDir' | 's3'>): FileStorage {
  return config.s3 ? openS3(config.s3) : openDisk(config.dataDir);
}
