import { existsSync } from 'node:fs';
import { triage } from '../packages/clinical/src/triage/assess.ts';
import { confusionTable } from '../packages/clinical/src/triage/confusion.ts';
import { DANGER_QUESTIONS } from '../packages/clinical/src/triage/questions.ts';
import { rankOf } from '../packages/clinical/src/triage/severity.ts';
import { LANGUAGES, readBlindSet } from './triage/phrases.ts';

// `npm run triage:blind -- set.tsv` measures the engine on phrases that it has not seen: the text alone, and with every
// danger sign denied, as somebody without one answers.
const [file = ''] = process.argv.slice(2);
if (!existsSync(file)) throw new Error('usage: npm run triage:blind -- set.tsv');
const NONE = Object.fromEntries(DANGER_QUESTIONS.map((question) => [question, false]));

const judged = readBlindSet(file).map(({ language, severity: expected, text }) => ({
  language,
  expected,
  text,
  found: triage({ text }).severity,
  answered: triage({ text, answers: NONE }).severity,
}));
const share = (some: number, all: number) =>
  `${some} of ${all} (${Math.round((100 * some) / Math.max(1, all))} %)`;

for (const language of [...LANGUAGES, 'all'] as const) {
  const own = judged.filter((each) => language === 'all' || each.language === language);
  const { yes: emergencies = [], no: others = [] } = Object.groupBy(own, ({ expected }) =>
    expected === 'Emergency' ? 'yes' : 'no',
  );
  const mild = own.filter(({ expected }) => expected === 'Self-care');
  const count = (some: typeof own, severity: string) => some.filter(({ found }) => found === severity).length;
  console.log(`\n${language}: expected ↓ found from the text alone →\n${confusionTable(own)}`);
  console.log(`emergencies found: ${share(count(emergencies, 'Emergency'), emergencies.length)}`);
  console.log(`emergencies called Self-care: ${count(emergencies, 'Self-care')}`);
  console.log(`others called Emergency: ${share(count(others, 'Emergency'), others.length)}`);
  console.log(`self-care from the text alone: ${share(count(mild, 'Self-care'), mild.length)}`);
  const after = mild.filter(({ answered }) => answered === 'Self-care').length;
  console.log(`self-care after danger signs were denied: ${share(after, mild.length)}`);
  const right = own.filter(({ expected, answered }) => expected === answered).length;
  console.log(`right in all, danger signs denied: ${share(right, own.length)}`);
}

console.log('\nMisses:');
for (const { language, expected, found, answered, text } of judged) {
  const missed = rankOf(found) > rankOf(expected);
  const alarmed = expected !== 'Emergency' && found === 'Emergency';
  const sent = expected === 'Self-care' && answered !== 'Self-care';
  if (missed || alarmed || sent) console.log(`${language}\t${expected} → ${found}\t${text}`);
}
