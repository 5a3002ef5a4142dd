import { spokenTexts } from '@lakou/content/speech';
import type { FirstAidTopic } from '@lakou/contract/first-aid';

/** What is read aloud of a topic, and the step that each passage stands in; title and description stand in the first. */
export function spokenTopic({
  title,
  description,
  steps,
}: Pick<FirstAidTopic, 'title' | 'description' | 'steps'>) {
  const bySteps = steps.map(spokenTexts);
  const stepOf = [1, 1, ...bySteps.flatMap((texts, index) => texts.map(() => index + 1))];
  return {
    texts: [title, description, ...bySteps.flat()],
    stepOf,
    /** The first passage of a step. */
    firstOf: (step: number) => (step === 1 ? 0 : stepOf.indexOf(step)),
  };
}
