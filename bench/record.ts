import type { Person } from './lib/databases.ts';
import { withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { grow, type Screen, type Side } from './lib/grow.ts';
import { cpuOf } from './lib/proc.ts';
import { type Program, startProduct } from './lib/program.ts';
import { fillRecords } from './lib/record-data.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';

const ROUNDS = unlessShort(7, 2);
const ASKED = unlessShort(100, 20);
const FEW = 50;
const MANY = 5000;
const PICTURES = 200;
const SUMMARIES = unlessShort(20, 3);

const VAULT: Readonly<Record<string, Screen>> = {
  'the record, its first page': ({ patient }) => ({
    as: patient,
    paths: [`/api/records/${patient.id}/timeline?limit=20`, `/api/records/${patient.id}/counts`],
  }),
};

/** The same program, asked as this one person. */
const asOne = (program: Program, person: Person): Side => ({
  program,
  patients: [person],
  doctors: [person],
  providers: [person.id],
  pageEnds: [person.id],
  partners: new Map([[person.id, person.id]]),
});

async function read({ url }: Program, path: string, { cookie }: Person): Promise<number> {
  // As it travels: content-length counts compressed bytes only where the reply is compressed.
  const reply = await fetch(url + path, { headers: { cookie, 'accept-encoding': 'identity' } });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return (await reply.arrayBuffer()).byteLength;
}

/** Processor time of the program for one summary, all its threads and its share of background work included. */
async function summaryCpu(program: Program, person: Person): Promise<Figure> {
  const path = `/api/records/${person.id}/summary?language=ht`;
  await read(program, path, person);
  const rounds: number[] = [];
  for (let n = 0; n < SUMMARIES; n++) {
    const before = cpuOf(program.pid);
    await read(program, path, person);
    rounds.push(cpuOf(program.pid) - before);
  }
  return { what: 'the record in short as PDF: processor time', unit: 'ms', rounds, atMost: 300 };
}

export const record: Benchmark = {
  title: `The record: a person with ${MANY.toLocaleString('en')} entries and one with ${FEW}`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['record'], 2, async ([database]) => {
        const [few, many] = database?.people ?? [];
        if (!database || !few || !many) throw new Error('two people were asked for');
        await fillRecords(database.url, [
          { patientId: few.id, entries: FEW, images: FEW / 5 },
          { patientId: many.id, entries: MANY, images: MANY / 5 },
        ]);
        const program = await startProduct({ DATABASE_URL: database.url, DEMO: '0' });
        try {
          const [small, large] = [asOne(program, few), asOne(program, many)];
          const extent = { times: MANY / FEW, rounds: ROUNDS, asked: ASKED, atMost: 1.3 };
          const page = await read(program, `/api/data/images/${many.id}?limit=${PICTURES}`, many);
          return [
            ...(await grow(small, large, VAULT, extent)),
            {
              what: `a first page of ${PICTURES} previews, uncompressed`,
              unit: 'kB',
              rounds: [page / 1000],
              atMost: 400,
            },
            await summaryCpu(program, many),
          ];
        } finally {
          await program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(record));
