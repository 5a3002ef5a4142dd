import type { Grant } from '#platform/access/grant.ts';
import { namelessPhrase } from './training-phrase.rules.ts';
import { listMarkedChecks, type MarkedCheck } from './training-phrases.store.ts';

const AT_ONCE = 500;
const known = (texts: readonly (string | null)[]) => texts.flatMap((text) => text || []);

/** Language, urgency that was said, how right it was, and the words; by tabs, as training phrases are kept. */
function lineOf({ language, severity, mark, words, names, details }: MarkedCheck): string[] {
  const phrase = namelessPhrase(words, { names: known(names), details: known(details) });
  return phrase ? [[language, severity.toLowerCase(), mark, phrase].join('\t')] : [];
}

/** Nameless phrases of patients who agreed. Nothing in a line leads back to them, or to when and whom they saw. */
export async function* exportTrainingPhrases(
  grant: Grant<'triage-phrases:export', undefined, undefined>,
): AsyncGenerator<string> {
  let last: MarkedCheck | undefined;
  do {
    const page = await listMarkedChecks(grant, last, AT_ONCE);
    for (const check of page) yield* lineOf(check);
    last = page.length === AT_ONCE ? page.at(-1) : undefined;
  } while (last);
}
