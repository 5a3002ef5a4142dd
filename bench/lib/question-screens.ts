import type { Screen } from './grow.ts';

const questions =
  (query: string): Screen =>
  ({ doctor }) => ({ as: doctor, paths: [`/api/features/qna/questions?limit=30${query}`] });

/** Lists and searches whose time must not grow with the number of questions. */
export const QUESTION_SCREENS: Readonly<Record<string, Screen>> = {
  'questions, first page': questions(''),
  'questions of a language': questions('&language=ht'),
  'questions with a tag': questions('&tag=etik%C3%A8t7'),
  'questions with most answers': questions('&sort=answers'),
  'questions that nobody answered': questions('&unanswered=1'),
  'questions of a specialty and country that have none': questions(
    '&specialty=Pediatrics&country=United%20States',
  ),
  'questions by a common word': questions('&q=fievre'),
  'questions by a rare word': questions('&q=dyaliz'),
  'questions by a word that nobody used': questions('&q=zzyzx'),
  'similar questions, while a title is typed': questions(
    '&similar=1&q=fievre%20enfant%20dyaliz%20kolera%20zzyzx',
  ),
};

/** Searches that read every question with the words, of which there are more when there are more questions. */
export const WORDS_OF_MANY: Readonly<Record<string, Screen>> = {
  'questions by a word of one in 211': questions('&q=doz77'),
  'questions by a word that only the oldest twentieth has': questions('&q=kolera'),
  'questions by two common words that none has together': questions('&q=fievre%20suivi'),
};
