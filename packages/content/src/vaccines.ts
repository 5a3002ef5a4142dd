import { z } from 'zod';
import { VACCINE_NAMES } from '../../clinical/src/vaccines/products.ts';
import { cached, readJsonFile, Source } from './kit/index.ts';

const Age = z.strictObject({
  weeks: z.int().min(0).optional(),
  months: z.int().min(1).optional(),
  years: z.int().min(1).optional(),
});
const row = { vaccine: z.enum(VACCINE_NAMES), from: Age, source: z.string() };
const Dose = z.strictObject({
  ...row,
  dose: z.int().min(1),
  to: Age.optional(),
  notBefore: Age.optional(),
  until: Age.optional(),
});

/** Why a vaccine is only named: its age is not certain, or whether it is needed depends on something we do not know. */
export const ASK_REASONS = ['age_unsure', 'girls_unsure', 'women', 'brand', 'yearly', 'shared'] as const;
const Ask = z.strictObject({ ...row, to: Age, why: z.enum(ASK_REASONS) });

const Schedule = z.strictObject({ source: z.string(), doses: z.array(Dose), ask: z.array(Ask) });
const SchedulesFile = z.strictObject({
  sources: z.record(z.string(), Source.extend({ url: z.url() })),
  HT: Schedule,
  US: Schedule,
});

const file = cached(() => readJsonFile('vaccines/schedules.json', SchedulesFile));

export type VaccineSource = z.infer<typeof SchedulesFile>['sources'][string];

/** The vaccines of a country by age, and where they are from. */
export function vaccineSchedule(country: 'HT' | 'US') {
  const { sources, [country]: schedule } = file();
  const sourceOf = (name: string): VaccineSource => {
    const source = sources[name];
    if (!source) throw new Error(`vaccines/schedules.json: no source ${name}`);
    return source;
  };
  return { ...schedule, source: sourceOf(schedule.source), sourceOf };
}
