import type { Capability } from '#platform/capability.ts';
import { recordEntries } from './record-entries.routes.ts';
import { readValidEntries } from './record-entries.service.ts';
import { listEntryLines } from './record-entries.store.ts';
import { entryAsFhir } from './record-entries-fhir.view.ts';

const MOST_PER_KIND = 500;

export const capability = {
  routes: recordEntries,
  ownTables: { record_entries: 'patient_id', record_entry_versions: 'patient_id' },
  async demo(session, { clock }) {
    const { seedEntries } = await import('./record-entries.demo.ts');
    await seedEntries(session, clock.now());
  },
  timeline: {
    kinds: ['entry'],
    list: async (grant, query) =>
      (await listEntryLines(grant, query)).map(({ text, authorName, byProvider, ...line }) => ({
        ...line,
        kind: 'entry' as const,
        title: text,
        from: byProvider ? authorName : null,
      })),
  },
  fhir: async (grant) => (await readValidEntries(grant, MOST_PER_KIND)).map(entryAsFhir),
} satisfies Capability;
