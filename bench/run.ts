import { care } from './care.ts';
import { careChat } from './care-chat.ts';
import { careGrowth } from './care-growth.ts';
import { endWith, type Figure, runBenchmark } from './lib/report.ts';
import { record } from './record.ts';
import { server } from './server.ts';
import { signIns } from './sign-ins.ts';
import { size } from './size.ts';
import { start } from './start.ts';
import { triageEngine } from './triage.ts';
import { web } from './web.ts';

// One after the other, because two at once would disturb each other.
const figures: Figure[] = [];
for (const benchmark of [start, server, signIns, care, careGrowth, record, size, careChat, triageEngine, web])
  figures.push(...(await runBenchmark(benchmark)));

console.log('\nAll benchmarks');
endWith(figures);
