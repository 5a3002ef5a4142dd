import type { Capability } from '#platform/capability.ts';
import { releaseRecordings } from '../files/recordings.service.ts';
import { copyNotes, eraseDrafts, hasNote, listDocuments, listNoteLines } from './record.store.ts';
import { visitNotes } from './visit-notes.routes.ts';
import { toDocumentReference } from './visit-notes-fhir.view.ts';

export const capability = {
  routes: visitNotes,
  ownTables: { visit_note_templates: 'provider_id' },
  copy: copyNotes,
  async erase(tx) {
    await eraseDrafts(tx);
    await releaseRecordings(tx.db);
  },
  timeline: { kinds: ['note'], list: listNoteLines },
  attachable: { kind: 'note', has: hasNote },
  fhir: async (grant) => (await listDocuments(grant)).map(toDocumentReference),
  async demo(session, { clock }) {
    const { seedVisitNotes } = await import('./visit-notes.demo.ts');
    await seedVisitNotes(session, clock.now());
  },
} satisfies Capability;
