import type { SourceLine } from '@lakou/contract/system';
import { fail } from '#platform/errors.ts';
import { readServerCode, type SourceFile } from '#platform/server-code.ts';

/** The manifest of the build, read when somebody first asks. Nothing that a client sends becomes a path. */
export function openServerCode() {
  let known: ReturnType<typeof readServerCode> | undefined;
  const files = () => {
    known ??= readServerCode();
    return known;
  };
  return {
    async list(): Promise<SourceLine[]> {
      return [...(await files()).values()].map(({ id, path, lines }) => ({ id, path, lines }));
    },
    async get(id: string): Promise<SourceFile> {
      return (await files()).get(id) ?? fail('not_found');
    },
  };
}
