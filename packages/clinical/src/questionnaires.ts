export type QuestionnaireName = 'mmse' | 'phq9' | 'gad7';
export type QuestionnaireBand = 'normal' | 'minimal' | 'mild' | 'moderate' | 'moderately_severe' | 'severe';

interface Rules {
  /** The most points of each item, step by step. */
  readonly steps: readonly (readonly number[])[];
  /** From this score on; the highest first. */
  readonly bands: readonly (readonly [from: number, band: QuestionnaireBand])[];
  /** The item whose answer above 0 is a danger, by its place. */
  readonly dangerAt?: number;
}

const ONES = (count: number) => Array.from({ length: count }, () => 1);
const THREES = (count: number) => Array.from({ length: count }, () => 3);

/**
 * PHQ-9: Kroenke, Spitzer and Williams 2001. GAD-7: Spitzer and others 2006. Bands of the cognitive screening: Tombaugh
 * and McIntyre 1992.
 */
export const QUESTIONNAIRES: Readonly<Record<QuestionnaireName, Rules>> = {
  mmse: {
    // Recall (3), then naming, repeating, an order in three parts, reading, writing and drawing (9).
    steps: [ONES(5), ONES(5), ONES(3), ONES(5), ONES(12)],
    bands: [
      [24, 'normal'],
      [18, 'mild'],
      [0, 'severe'],
    ],
  },
  phq9: {
    steps: [THREES(9)],
    bands: [
      [20, 'severe'],
      [15, 'moderately_severe'],
      [10, 'moderate'],
      [5, 'mild'],
      [0, 'minimal'],
    ],
    dangerAt: 8,
  },
  gad7: {
    steps: [THREES(7)],
    bands: [
      [15, 'severe'],
      [10, 'moderate'],
      [5, 'mild'],
      [0, 'minimal'],
    ],
  },
};

/** From this score on the screening counts as normal, by years of school: Uhlmann and Larson 1991. */
export function normalFrom(educationYears: number | null): number {
  if (educationYears === null || educationYears > 12) return 24;
  return educationYears <= 8 ? 21 : 23;
}

export interface QuestionnaireScore {
  readonly score: number;
  readonly max: number;
  readonly band: QuestionnaireBand;
  readonly danger: boolean;
}

/** Undefined when an answer is missing, too many, or more than its item gives. */
export function scoreQuestionnaire(
  name: QuestionnaireName,
  answers: readonly number[],
  educationYears: number | null = null,
): QuestionnaireScore | undefined {
  const { steps, bands, dangerAt } = QUESTIONNAIRES[name];
  const most = steps.flat();
  const fits = (answer: number, at: number) =>
    Number.isInteger(answer) && answer >= 0 && answer <= (most[at] ?? -1);
  if (answers.length !== most.length || !answers.every(fits)) return undefined;
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  const found = bands.find(([from]) => score >= from)?.[1] ?? 'severe';
  const isNormal = name === 'mmse' && score >= normalFrom(educationYears);
  return {
    score,
    max: most.reduce((sum, each) => sum + each, 0),
    band: isNormal ? 'normal' : found,
    danger: dangerAt !== undefined && (answers[dangerAt] ?? 0) > 0,
  };
}
