import { ageInYears, assessKidneys } from '@lakou/clinical';
import { findAllergies, findInteractions } from '@lakou/content';
import type { ChartCheck, ChartFacts } from '@lakou/contract/toolbox';
import { LONGEST_DRUG_NAME, MOST_DRUGS } from '@lakou/contract/toolbox.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import {
  type ChartPerson,
  type ChartReader,
  findChartPerson,
  findKidneyValue,
  type KidneyValue,
  listChartLabels,
} from './chart.store.ts';
import { viewCheck } from './toolbox.view.ts';

const YEAR_MS = 365.25 * 24 * 3600 * 1000;
/** As long as WHO advises to breastfeed. */
const BREASTFEEDING_YEARS = 2;
const KIDNEY_YEARS = 1;
const NOBODY: ChartPerson = { dateOfBirth: null, sex: null, pregnant: false, lastEndedAt: null };

const ago = (at: Date, years: number) => new Date(at.getTime() - years * YEAR_MS);

/** By CKD-EPI 2021 from creatinine, which is for adults whose sex is known. */
function filtrationOf(found: KidneyValue | undefined, sex: ChartPerson['sex'], ageYears: number | null) {
  if (!found || found.test === 'egfr') return found?.value ?? null;
  if (!sex || ageYears === null) return null;
  const { ckdEpi2021 } = assessKidneys({ creatinineMgDl: found.value, ageYears, sex });
  return ckdEpi2021.kind === 'egfr' ? ckdEpi2021.egfr : null;
}

/** What the chart says that changes what a medicine does. */
export async function readChartFacts(grant: ChartReader): Promise<ChartFacts> {
  const { at } = grant;
  const [person = NOBODY, kidney] = await Promise.all([
    findChartPerson(grant),
    findKidneyValue(grant, ago(at, KIDNEY_YEARS)),
  ]);
  const { dateOfBirth, sex, pregnant, lastEndedAt } = person;
  const today = at.toISOString().slice(0, 10);
  const ageYears = dateOfBirth ? (ageInYears({ birthDate: dateOfBirth, today }) ?? null) : null;
  const egfr = filtrationOf(kidney, sex, ageYears);
  return {
    ageYears,
    pregnant,
    mayBreastfeed: !pregnant && lastEndedAt !== null && lastEndedAt > ago(at, BREASTFEEDING_YEARS),
    egfr: egfr === null ? null : Math.round(egfr),
    egfrAt: egfr === null || !kidney ? null : kidney.at.toISOString(),
  };
}

/** The facts as the rules take them: only what is known. */
export const patientOf = ({ ageYears, pregnant, mayBreastfeed, egfr }: ChartFacts) => ({
  pregnant,
  breastfeeding: mayBreastfeed,
  ...(ageYears !== null && { ageYears }),
  ...(egfr !== null && { egfr }),
});

/** What speaks against these medicines for this person. What is taken already is compared with them, not among itself. */
export async function checkForChart(
  grant: Grant<'drug-check:read', RecordScope>,
  asked: readonly string[],
): Promise<ChartCheck> {
  const [facts, taken, allergies] = await Promise.all([
    readChartFacts(grant),
    listChartLabels(grant, 'medicine', MOST_DRUGS),
    listChartLabels(grant, 'allergy', MOST_DRUGS),
  ]);
  const { language } = grant.actor;
  // What is asked about in the very words of the record is that entry, not a second medicine.
  const names = [...new Set([...asked, ...taken.map((label) => label.slice(0, LONGEST_DRUG_NAME))])];
  const all = findInteractions(names, language, patientOf(facts));
  const drugs = all.drugs.filter(({ typed }) => asked.includes(typed));
  const own = new Set(drugs.flatMap(({ drug }) => drug.parts));
  const isOwn = (pair: readonly string[]) => pair.some((id) => own.has(id));
  const checked = {
    drugs,
    unknown: all.unknown.filter((name) => asked.includes(name)),
    interactions: all.interactions.filter((hit) => isOwn(hit.drugs)),
    duplicates: all.duplicates.filter((hit) => isOwn(hit.drugs)),
    warnings: all.warnings.filter(({ drug }) => own.has(drug)),
  };
  const { note: _note, ...check } = viewCheck(checked, language, null);
  return { ...check, facts, allergies: findAllergies(allergies, drugs) };
}
