import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { isOwnRecordOrInCare, patientsAndProviders, treats } from '../record-access/record-access.service.ts';
import { isAttachedFor } from '../referrals/referrals.service.ts';
import { findNoteScope, type NoteScope } from './note-scope.store.ts';
import { findOwnTemplate, type TemplateScope } from './templates.store.ts';

const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** A draft is its author's; a signed note is the patient's, of who treats them now, and of whom it was sent to. */
const isReadable: Rule<NoteScope & RecordScope, ById> = async (question) => {
  const { actor, params } = question;
  const note = await findNoteScope(question, params.id);
  if (!note || (note.status === 'draft' && note.authorId !== actor.id)) return undefined;
  if (actor.role === 'PATIENT')
    return note.patientId === actor.id ? { ...note, byProvider: false } : undefined;
  const scope = { ...note, byProvider: true };
  if (await treats(question, note)) return scope;
  const isSent = note.status === 'signed' && (await isAttachedFor(question, note, 'note', note.noteId));
  return isSent ? scope : undefined;
};

const isTheirOwn: Rule<NoteScope, ById> = async (question) => {
  const note = await findNoteScope(question, question.params.id);
  return note?.authorId === question.actor.id && (await treats(question, note)) ? note : undefined;
};

/** Without a checked licence, where that is asked for, they see none. */
const ownDesk: Rule<{ readonly mayRead: boolean }> = async (question) => ({
  mayRead: await mayReadRecords(question, question.actor.id, question.config),
});

const isOwnTemplate: Rule<TemplateScope, ById> = async (question) =>
  (await findOwnTemplate(question, question.params.id))
    ? { templateId: question.params.id, providerId: question.actor.id }
    : undefined;

export const canListOwnNotes = policy('visit-notes:list-own', providersOnly, { object: ownDesk });
export const canListNotes = policy('visit-notes:list', patientsAndProviders, { object: isOwnRecordOrInCare });
export const canStartNote = policy('visit-note:start', providersOnly, { object: isOwnRecordOrInCare });
export const canReadNote = policy('visit-note:read', patientsAndProviders, { object: isReadable });
export const canListen = policy('visit-note:listen', patientsAndProviders, { object: isReadable });
export const canWriteNote = policy('visit-note:write', providersOnly, { object: isTheirOwn });
export const canUseTemplates = policy('note-templates:own', providersOnly);
export const canChangeTemplate = policy('note-template:change', providersOnly, { object: isOwnTemplate });
