import { z } from 'zod';
import { FILE_KINDS } from './files.rules.ts';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

export const FileKind = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof FileKind>;

export const StoredFile = z.object({
  id: Id,
  url: z.string(),
  contentType: z.string(),
  size: z.number().int(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Files that people upload. */
export const files = {
  'POST /api/files': {
    summary:
      'Hand in a file: its bytes in its own content type, at most 10 MB; unused ones are deleted after a day',
    query: z.object({ kind: FileKind.default('document') }),
    upload: true,
    reply: StoredFile,
    status: 201,
  },
  'GET /api/files/:id': {
    summary: 'A file, or the part a Range header asks for; `thumb=1` for the small version of a picture',
    params: z.object({ id: Id }),
    query: z.object({ thumb: z.literal('1').optional() }),
    download: true,
    status: 200,
  },
} as const satisfies Contract;
