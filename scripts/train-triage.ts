import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { OUTPUTS } from '../packages/clinical/src/triage/learned/model.ts';
import { readExamples } from './triage/examples.ts';
import { MODEL_FILE, modelSource } from './triage/model-file.ts';
import { chooseThresholds, withThresholds } from './triage/thresholds.ts';
import { trainModel } from './triage/train-model.ts';

// Trains the learned reader of the triage engine: the same phrases give the same file. `--check` writes nothing and fails
// when the file differs.
const examples = readExamples();
const { thresholds, found, phrases } = chooseThresholds(examples);
const source = modelSource(withThresholds(trainModel(examples), thresholds));

console.log(`${examples.length} phrases, ${phrases} of them for validation`);
for (const output of OUTPUTS)
  console.log(`${output}: threshold ${thresholds[output]}, finds ${Math.round(found[output] * 1000) / 10} %`);
console.log(`${Math.round(brotliCompressSync(source).length / 1000)} kB compressed`);

if (process.argv.includes('--check')) {
  if (readFileSync(MODEL_FILE, 'utf8') !== source) {
    console.error('The model is not what the phrases give: `npm run train:triage` writes it.');
    process.exitCode = 1;
  }
} else writeFileSync(MODEL_FILE, source);
