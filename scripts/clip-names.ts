import { clipName } from '../packages/content/src/speech.ts';
import { LANGUAGES, spokenSubjects } from './speech/subjects.ts';

// `node scripts/clip-names.ts ht first-aid/burns` prints the texts of a subject with the names of their recordings.
const [asked, name] = process.argv.slice(2);
const lang = LANGUAGES.find((one) => one === asked);
const subject = spokenSubjects().find((one) => one.name === name);
if (!lang || !subject) throw new Error('usage: node scripts/clip-names.ts ht first-aid/burns');
for (const text of new Set(subject.texts[lang])) console.log(`${clipName(text)}.mp3\t${text}`);
