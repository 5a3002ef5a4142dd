import type { PostTranslation } from '@lakou/contract/qna';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hasConsented } from '../assistant/assistant.service.ts';
import { translateText } from '../assistant/translate.service.ts';
import {
  type AnswerTranslating,
  findAnswerText,
  findQuestionText,
  keepAnswerTranslation,
  keepQuestionTranslation,
  type Post,
  type QuestionTranslating,
} from './translations.store.ts';

const MANNER = 'as one professional of health would write to another; keep the Markdown';

/** Of two who ask at once, both are answered and one answer is kept. The reader must have agreed that words leave. */
async function translated(
  grant: QuestionTranslating | AnswerTranslating,
  { text, authorId, kept }: Post,
  platform: Platform,
): Promise<PostTranslation> {
  const { language } = grant.actor;
  if (!platform.config.model || !(await hasConsented(grant))) fail('forbidden');
  if (kept) return { text: kept, language };
  return {
    text: await translateText(grant, { text, authorId: authorId ?? undefined, manner: MANNER }, platform),
    language,
  };
}

export async function translateQuestion(
  grant: QuestionTranslating,
  platform: Platform,
): Promise<PostTranslation> {
  const post = (await findQuestionText(grant)) ?? fail('not_found');
  const done = await translated(grant, post, platform);
  if (!post.kept) await keepQuestionTranslation(grant, { writtenAt: post.writtenAt, text: done.text });
  return done;
}

export async function translateAnswer(
  grant: AnswerTranslating,
  platform: Platform,
): Promise<PostTranslation> {
  const post = (await findAnswerText(grant)) ?? fail('not_found');
  const done = await translated(grant, post, platform);
  if (!post.kept) await keepAnswerTranslation(grant, { writtenAt: post.writtenAt, text: done.text });
  return done;
}
