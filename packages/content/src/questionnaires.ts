import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { QUESTIONNAIRES, type QuestionnaireName } from '../../clinical/src/questionnaires.ts';
import { cached, readJsonFile, Words } from './kit/index.ts';

const QuestionnaireFile = z.strictObject({
  title: Words,
  about: Words,
  credit: Words,
  instruction: Words,
  steps: z.array(
    z.strictObject({
      title: Words,
      items: z.array(z.strictObject({ code: z.string(), prompt: Words, show: Words.optional() })),
    }),
  ),
  options: z.array(Words),
  levels: z.record(z.string(), Words),
});

const NAMES = Object.keys(QUESTIONNAIRES) as QuestionnaireName[];

const files = cached(() =>
  NAMES.map((id) => ({ id, file: readJsonFile(`questionnaires/${id}.json`, QuestionnaireFile) })),
);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Every questionnaire in one language, with the points that the rules give. */
export const questionnaires = (language: Language) =>
  files().map(({ id, file }) => {
    const { steps, bands } = QUESTIONNAIRES[id];
    return {
      id,
      title: file.title[language],
      about: file.about[language],
      credit: file.credit[language],
      instruction: file.instruction[language],
      max: sumOf(steps.flat()),
      steps: file.steps.map(({ title, items }, at) => ({
        title: title[language],
        max: sumOf(steps[at] ?? []),
        items: items.map(({ code, prompt, show }, place) => ({
          code,
          prompt: prompt[language],
          show: show?.[language] ?? null,
          max: steps[at]?.[place] ?? 0,
        })),
      })),
      options: file.options.map((option) => option[language]),
      levels: bands.map(([, level]) => ({ level, text: file.levels[level]?.[language] ?? '' })),
    };
  });
