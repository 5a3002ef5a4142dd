import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '../../packages/clinical/src/triage/severity.ts';
import { VIGNETTES_BY_LANGUAGE } from '../../packages/clinical/src/triage/vignettes/all.ts';

export const LANGUAGES = ['en', 'fr', 'ht'] as const;
type Language = (typeof LANGUAGES)[number];
export type Phrase = { language: Language; severity: Severity; text: string; from: string };

const SEVERITY: Readonly<Record<string, Severity>> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  routine: 'Routine',
  'self-care': 'Self-care',
};
const PERSONS = new Set('self child baby mother father old pregnant partner other'.split(' '));
const CONCEPTS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:,[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** The phrases of a file: severity, concepts, person and phrase on each line, with tabs between them. */
function readPhrases(file: string, language: Language): Phrase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): Phrase[] => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [named = '', concepts = '', person = '', text = '', ...more] = line.split('\t');
      const severity = SEVERITY[named];
      const wrong = !severity || !CONCEPTS.test(concepts) || !PERSONS.has(person) || text.trim() === '';
      if (wrong || more.length > 0) throw new Error(`${file}:${at + 1} is not a phrase: ${line}`);
      return [{ language, severity, text: text.trim(), from: file }];
    });
}

const TRAINING = join(import.meta.dirname, '../../packages/clinical/training');

/** The phrases of `training/`, in the order of the names of languages and files. */
export const trainingPhrases = (): Phrase[] =>
  LANGUAGES.flatMap((language) => {
    const folder = join(TRAINING, language);
    const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
    return files.sort().flatMap((name) => readPhrases(join(folder, name), language));
  });

/** The vignettes of the rules, which are phrases too. */
export const vignettePhrases = (): Phrase[] =>
  LANGUAGES.flatMap((language) =>
    VIGNETTES_BY_LANGUAGE[language].map(([severity, text]) => ({
      language,
      severity,
      text,
      from: 'vignettes',
    })),
  );

/** A blind set: language, severity, person and phrase on each line. */
export const readBlindSet = (file: string): Phrase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): Phrase[] => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [lang, named = '', , text = ''] = line.split('\t');
      const language = LANGUAGES.find((one) => one === lang);
      const severity = SEVERITY[named.toLowerCase()];
      if (!language || !severity || text.trim() === '')
        throw new Error(`${file}:${at + 1} is not a phrase of a blind set`);
      return [{ language, severity, text: text.trim(), from: file }];
    });
