import { buildServerIfChanged } from './build-server.ts';
import { buildWebIfChanged } from './build-web.ts';

/** Builds both sides unless they are built from the same sources already. */
export async function build(): Promise<void> {
  await Promise.all([buildServerIfChanged(), buildWebIfChanged()]);
}

if (import.meta.main) await build();
