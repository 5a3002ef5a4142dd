import { readFileSync } from 'node:fs';
import { PLACES } from './speech/clips.ts';
import { clipList, LIST, recordingFaults, sharedNames, staleLines } from './speech/list.ts';
import { spokenSubjects } from './speech/subjects.ts';

// The list of clips fits the texts, and each recording by a person says a text that we still have.
const subjects = spokenSubjects();
const faults = [
  ...staleLines(readFileSync(LIST, 'utf8'), clipList(subjects)),
  ...sharedNames(subjects),
  ...recordingFaults(subjects, PLACES.recordings),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error('`npm run speech -- --list` writes the list again.');
process.exitCode = faults.length > 0 ? 1 : 0;
