// Every text exists in three languages, spelled correctly, with the same placeholders, and is used.
import { join } from 'node:path';
import { LANGUAGES } from '../packages/i18n/src/index.ts';
import { checkTexts } from './texts/check.ts';

const { keys, faults } = checkTexts(join(import.meta.dirname, '..'));
for (const fault of faults) console.error(`texts: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`texts: ${keys} keys in ${LANGUAGES.length} languages`);
