import { featuresBySentence } from '../../packages/clinical/src/triage/learned/features.ts';
import type { Severity } from '../../packages/clinical/src/triage/severity.ts';
import { understand } from '../../packages/clinical/src/triage/understand.ts';
import { type Phrase, trainingPhrases, vignettePhrases } from './phrases.ts';
import type { Example } from './train-model.ts';

/** A phrase with its features. */
export type Read = Phrase & Example;

const outputsOf = (severity: Severity) => ({
  emergency: severity === 'Emergency',
  today: severity === 'Emergency' || severity === 'Urgent',
  home: severity === 'Self-care',
});

const NOTHING_TAKEN_BACK = new Set<never>();

const readPhrase = (phrase: Phrase): Read => ({
  ...phrase,
  sentences: featuresBySentence(understand(phrase.text).heard(NOTHING_TAKEN_BACK)),
  is: outputsOf(phrase.severity),
});

/** Everything that the model learns from. */
export const readExamples = (): Read[] => [...trainingPhrases(), ...vignettePhrases()].map(readPhrase);
