import { z } from 'zod';
import type { Contract } from './kit.ts';
import { MOST_PRESCRIPTIONS } from './prescriptions.rules.ts';
import { PrescribedMedicine, Prescription, ToldMedicine } from './prescriptions.ts';
import { Id, line, Page } from './primitives.ts';
import {
  ICD10_SHAPE,
  LONGEST_ADDENDUM,
  LONGEST_ASSESSMENT,
  LONGEST_NOTE_TEXT,
  LONGEST_REASON,
  LONGEST_RECORDING_SECONDS,
  LONGEST_TEMPLATE_NAME,
  MOST_ASSESSMENTS,
  NOTE_STATUSES,
  NOTE_TEXTS,
  tidyCode,
} from './visit-notes.rules.ts';

const NoteText = z.string().max(LONGEST_NOTE_TEXT).default('');

/** A diagnosis in the professional's words, with its code of ICD-10-CM where they gave one. */
const Assessment = z.object({
  code: z
    .string()
    .max(20)
    .nullish()
    .transform((code) => (code?.trim() ? tidyCode(code) : null))
    .refine((code) => code === null || ICD10_SHAPE.test(code), { error: 'icd10_invalid' }),
  text: z.string().trim().max(LONGEST_ASSESSMENT),
});
export type Assessment = z.infer<typeof Assessment>;

const SentTexts = z.object({
  reason: z.string().max(LONGEST_REASON).default(''),
  history: NoteText,
  findings: NoteText,
  plan: NoteText,
});
export const NoteSections = SentTexts.extend({
  assessment: z.array(Assessment).max(MOST_ASSESSMENTS).default([]),
});
export type NoteSections = z.infer<typeof NoteSections>;
export type NoteTexts = z.infer<typeof SentTexts>;

/** Text that was taken over from an earlier note of the same person. */
const SentCarried = z.object({
  section: z.enum(NOTE_TEXTS),
  text: z.string().min(1).max(LONGEST_NOTE_TEXT),
  noteId: Id,
});
export type SentCarried = z.infer<typeof SentCarried>;

export const NoteDraft = z.object({
  ...NoteSections.shape,
  carried: z.array(SentCarried).max(20).default([]),
  prescribed: z.array(PrescribedMedicine).max(MOST_PRESCRIPTIONS).default([]),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

const Texts = z.object({
  reason: z.string(),
  history: z.string(),
  findings: z.string(),
  plan: z.string(),
});

const Recording = z.object({
  id: Id,
  seconds: z.number().int(),
  contentType: z.string(),
  size: z.number().int(),
  createdAt: z.string(),
});
export type Recording = z.infer<typeof Recording>;

const Addendum = z.object({ id: Id, text: z.string(), authorName: z.string(), createdAt: z.string() });
export type Addendum = z.infer<typeof Addendum>;

export const NoteSummary = z.object({
  id: Id,
  patientId: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  /** Whom it is about. */
  personName: z.string(),
  bookingId: Id.nullable(),
  /** When the visit began, where the note is of one. */
  visitAt: z.string().nullable(),
  authorId: Id,
  /** As it was when the note was signed. */
  authorName: z.string(),
  status: z.enum(NOTE_STATUSES),
  reason: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  signedAt: z.string().nullable(),
});
export type NoteSummary = z.infer<typeof NoteSummary>;

export const VisitNote = NoteSummary.extend({
  /** Grows with each change; a change names the one it was made on. */
  version: z.number().int(),
  ...Texts.shape,
  assessment: z.array(z.object({ code: z.string().nullable(), text: z.string() })),
  carried: z.array(
    z.object({ section: z.enum(NOTE_TEXTS), text: z.string(), noteId: Id, signedAt: z.string() }),
  ),
  /** What the draft would prescribe; empty once it is signed. */
  prescribed: z.array(ToldMedicine),
  prescriptions: z.array(Prescription),
  recordings: z.array(Recording),
  /** Oldest first. */
  addenda: z.array(Addendum),
  licenseNumber: z.string().nullable(),
  licenseAuthority: z.string().nullable(),
});
export type VisitNote = z.infer<typeof VisitNote>;

const SentTemplate = z.object({
  name: line(LONGEST_TEMPLATE_NAME).min(1),
  ...SentTexts.shape,
});
export type SentTemplate = z.infer<typeof SentTemplate>;
const NoteTemplate = z.object({ id: Id, name: z.string(), ...Texts.shape });
export type NoteTemplate = z.infer<typeof NoteTemplate>;

const One = z.object({ id: Id });
const OneRecording = One.extend({ recordingId: Id });
const Saved = z.object({ version: z.number().int(), updatedAt: z.string() });
const Version = z.number().int().min(1).max(1_000_000_000);

export const visitNotes = {
  'GET /api/visit-notes': {
    summary: 'The notes one wrote about people one treats: drafts first, then the newest',
    query: Page,
    reply: z.array(NoteSummary),
  },
  'GET /api/data/health/visit-notes/:id': {
    summary:
      'Signed notes about a patient, or about one they act for, newest first; with a visit, of that one',
    params: One,
    query: Page.extend({ dependentId: Id.optional(), bookingId: Id.optional() }),
    reply: z.array(NoteSummary),
  },
  'POST /api/data/health/visit-notes/:id': {
    summary:
      'Begin a note about somebody one treats; answers the draft or the note of that visit where there is one',
    params: One,
    body: z.object({ dependentId: Id.nullish(), bookingId: Id.nullish() }),
    reply: z.object({ id: Id }),
    status: 201,
  },
  'GET /api/visit-notes/:id': {
    summary: 'One note: a draft for its author, a signed one for the patient and for who treats them',
    params: One,
    reply: VisitNote,
  },
  'PUT /api/visit-notes/:id': {
    summary: 'Save a draft; refused when it was changed elsewhere since that version',
    params: One,
    body: NoteDraft.extend({ version: Version }),
    reply: Saved,
  },
  'DELETE /api/visit-notes/:id': { summary: 'Throw a draft away', params: One },
  'POST /api/visit-notes/:id/sign': {
    summary: 'Sign a note: it is locked, the patient can read it, and what it prescribes is valid',
    params: One,
    body: z.object({ version: Version }),
    reply: Saved,
  },
  'POST /api/visit-notes/:id/addenda': {
    summary: 'Amend a note that one has signed',
    params: One,
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_ADDENDUM) }),
    reply: z.object({ id: Id }),
    status: 201,
  },
  'POST /api/visit-notes/:id/recordings': {
    summary: 'Keep a voice note with a draft: an uploaded file of the kind audio',
    params: One,
    body: z.object({
      /** Chosen by the device: sent twice, also with the file uploaded anew, it is kept once. */
      id: Id.optional(),
      fileId: Id,
      seconds: z.number().int().min(1).max(LONGEST_RECORDING_SECONDS),
    }),
    reply: z.object({ id: Id }),
    status: 201,
  },
  'GET /api/visit-notes/:id/recordings/:recordingId': {
    summary: 'Listen to a voice note, or to the part that a Range header asks for',
    params: OneRecording,
    download: true,
  },
  'DELETE /api/visit-notes/:id/recordings/:recordingId': {
    summary: 'Take a voice note out of a draft',
    params: OneRecording,
  },
  'GET /api/visit-note-templates': {
    summary: 'One’s own templates, by name; there are at most fifty',
    reply: z.array(NoteTemplate),
  },
  'POST /api/visit-note-templates': {
    summary: 'Add a template',
    body: SentTemplate,
    reply: NoteTemplate,
    status: 201,
  },
  'PUT /api/visit-note-templates/:id': {
    summary: 'Change a template',
    params: One,
    body: SentTemplate,
    reply: NoteTemplate,
  },
  'DELETE /api/visit-note-templates/:id': { summary: 'Remove a template', params: One },
} as const satisfies Contract;
