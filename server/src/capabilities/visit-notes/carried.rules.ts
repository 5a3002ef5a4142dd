import type { NoteDraft, NoteSections, VisitNote } from '@lakou/contract/visit-notes';

/** Marks of text that still stands where it was put, and that comes from a signed note of the same person. */
export function keptMarks(
  draft: Pick<NoteDraft, 'carried' | 'reason' | 'history' | 'findings' | 'plan'>,
  signedAt: ReadonlyMap<string, Date>,
): VisitNote['carried'] {
  return draft.carried.flatMap(({ section, text, noteId }) => {
    const at = signedAt.get(noteId);
    return at && draft[section].includes(text) ? [{ section, text, noteId, signedAt: at.toISOString() }] : [];
  });
}

/** A note says why the person came, and what it means or what is done. */
export function isWritten({ reason, assessment, plan }: NoteSections): boolean {
  const hasJudgement = assessment.some(({ code, text }) => code || text.trim()) || plan.trim() !== '';
  return reason.trim() !== '' && hasJudgement;
}

/** Rows of the assessment that say nothing are left out. */
export const tidySections = ({
  reason,
  history,
  findings,
  plan,
  assessment,
}: NoteSections): NoteSections => ({
  reason,
  history,
  findings,
  plan,
  assessment: assessment.filter(({ code, text }) => code || text),
});

export const EMPTY_SECTIONS: NoteSections = {
  reason: '',
  history: '',
  findings: '',
  plan: '',
  assessment: [],
};
