import { administration } from './administration.ts';
import { care } from './care.ts';
import { careChat } from './care-chat.ts';
import { careGrowth } from './care-growth.ts';
import { clinic } from './clinic.ts';
import { day } from './day.ts';
import { endWith, type Figure, runBenchmark } from './lib/report.ts';
import { patientList } from './patient-list.ts';
import { patientSearch } from './patient-search.ts';
import { questions } from './questions.ts';
import { reach } from './reach.ts';
import { record } from './record.ts';
import { server } from './server.ts';
import { signIns } from './sign-ins.ts';
import { size } from './size.ts';
import { start } from './start.ts';
import { triageEngine } from './triage.ts';
import { web } from './web.ts';

// One after the other, because two at once would disturb each other.
const figures: Figure[] = [];
const benchmarks = [
  start,
  server,
  signIns,
  care,
  careGrowth,
  clinic,
  patientSearch,
  patientList,
  record,
  questions,
  administration,
  size,
  careChat,
  triageEngine,
  web,
  reach,
  // Last, because it ends with the cost of 1,000 patients.
  day,
];
for (const benchmark of benchmarks) figures.push(...(await runBenchmark(benchmark)));

console.log('\nAll benchmarks');
endWith(figures);
