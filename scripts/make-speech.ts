import { writeFileSync } from 'node:fs';
import { MADE_LIST, makeClips } from './speech/clips.ts';
import { openEngine } from './speech/engine.ts';
import { clipList, LIST } from './speech/list.ts';
import { spokenSubjects } from './speech/subjects.ts';

// `npm run speech` makes every clip that is missing and writes the list; `--list` writes the list only, and `--first`
// makes only what each build has.
const asked = process.argv[2];
const subjects = spokenSubjects();
if (asked !== '--first') writeFileSync(LIST, clipList(subjects));
if (asked !== '--list') {
  const made = await makeClips(
    asked === '--first' ? subjects.filter(({ atFirst }) => atFirst) : subjects,
    openEngine,
  );
  if (made > 0) console.log(`${made} clips made.`);
  if (asked !== '--first') writeFileSync(MADE_LIST, clipList(subjects));
}
