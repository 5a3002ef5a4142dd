import { describe, expect, test } from 'vitest';
import { answerTo, judge, readQuestions, type Verdict } from '../../../test/assistant/judge.ts';

async function judged(file: string) {
  const questions = readQuestions(file);
  const verdicts = await Promise.all(
    questions.map(async (question) => ({ question, verdict: judge(question, await answerTo(question)) })),
  );
  return (wanted: Verdict) =>
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ question }) => question.text);
}

describe('SEEK-2 the questions of the evaluation', () => {
  test.each(['./questions.tsv', './more-questions.tsv', './last-questions.tsv'])(
    '%s: none is answered wrongly, and at least 85 of 100 rightly',
    async (file) => {
      const of = await judged(file);
      expect(of('wrong')).toEqual([]);
      expect(of('right').length / readQuestions(file).length).toBeGreaterThanOrEqual(0.85);
    },
  );

  const ask = (lang: 'en' | 'fr' | 'ht', text: string, after = '') =>
    answerTo({ lang, text, expected: [], after });

  test('AI-3 a danger is said before an action that was recognised too', async () => {
    const answer = await ask(
      'en',
      'My father has chest pain and is sweating, book an appointment with a doctor',
    );
    expect(answer).toMatch(/^If this is happening now, it may be an emergency\./);
    expect(answer.indexOf('116')).toBeLessThan(answer.indexOf('(/app/find-care)'));
  });

  test('AI-3 a danger that only the learned reader finds is said before an action too', async () => {
    const words = 'she is slumped over and grey and I cannot get her to look at me, cancel my appointment';
    const answer = await ask('en', words);
    expect(answer).toMatch(/^If (?:this is happening now|you have this now)/);
    expect(answer).toContain('(/app/visits)');
  });

  test('a new subject is not answered with the old one, and not warned of again', async () => {
    const danger = 'My father has chest pain going to his arm and he is sweating';
    expect(await ask('en', 'cancel my appointment', danger)).toBe(
      'You can do this here: [Cancel a visit](/app/visits)',
    );
    expect(await ask('en', 'and he is very pale now', danger)).toMatch(/^If this is happening now/);
    expect(await ask('en', 'who won the match', 'tell me about malaria')).not.toContain('/app/education');
  });

  test('prices are never made up', async () => {
    const answer = await ask('fr', 'combien coûte une visite à domicile ?');
    expect(answer).toContain('(/app/find-care?mode=in_home)');
    expect(answer).not.toMatch(/\d/);
  });
});
