import type { NoteDraft, VisitNote } from '@lakou/contract/visit-notes';

/** What the editor changes and the server keeps. */
export const draftOf = (note: VisitNote): NoteDraft => ({
  reason: note.reason,
  history: note.history,
  findings: note.findings,
  assessment: note.assessment,
  plan: note.plan,
  carried: note.carried.map(({ section, text, noteId }) => ({ section, text, noteId })),
  prescribed: note.prescribed,
});

const comparable = ({ assessment, carried: _, ...draft }: NoteDraft): string =>
  JSON.stringify([
    draft.reason,
    draft.history,
    draft.findings,
    draft.plan,
    assessment.filter(({ code, text }) => code || text.trim()).map(({ code, text }) => [code, text.trim()]),
    draft.prescribed.map(({ drug, form, dose, frequency, durationDays, quantity, instructions, refills }) => [
      drug,
      form,
      dose,
      frequency,
      durationDays,
      quantity,
      instructions || null,
      refills,
    ]),
  ]);

/** Whether two drafts say the same, whatever they were carried from. */
export const sameDraft = (a: NoteDraft, b: NoteDraft): boolean => comparable(a) === comparable(b);
