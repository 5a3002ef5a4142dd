import type { Questionnaire } from '@lakou/contract/questionnaires';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../ui/form/drafts.ts';

type Answers = readonly (number | null)[];

const nameOf = (id: string) => `questionnaire:${id}`;

function resumed(id: string, count: number): { answers: Answers; step: number } {
  const { answers, step } = readDraft(nameOf(id))?.values ?? {};
  const isWhole = Array.isArray(answers) && answers.length === count;
  return {
    answers: isWhole
      ? answers.map((answer) => (typeof answer === 'number' ? answer : null))
      : Array.from({ length: count }, () => null),
    step: isWhole && typeof step === 'number' ? step : 0,
  };
}

/** The answers so far and the step; kept on the device until they are finished, with no name, under the id given. */
export function useAnswers({ id: questionnaire, steps }: Questionnaire, id: string = questionnaire) {
  const count = steps.reduce((sum, { items }) => sum + items.length, 0);
  const [run, setRun] = useState(() => resumed(id, count));
  const keep = (next: typeof run) => {
    setRun(next);
    keepDraft(nameOf(id), next, Date.now());
  };
  return {
    ...run,
    answer: (at: number, points: number) => keep({ ...run, answers: run.answers.with(at, points) }),
    goTo: (step: number) => keep({ ...run, step }),
    again: () => {
      dropDraft(nameOf(id));
      setRun({ answers: Array.from({ length: count }, () => null), step: 0 });
    },
    forget: () => dropDraft(nameOf(id)),
  };
}
