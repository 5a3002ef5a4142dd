import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Provenance } from './passages.ts';
import { Id } from './primitives.ts';
import {
  CHART_FACTS,
  INTERACTION_SEVERITIES,
  LONGEST_DESCRIPTION,
  LONGEST_DRUG_NAME,
  LONGEST_TERM,
  MOST_DRUGS,
  TERM_CATEGORIES,
} from './toolbox.rules.ts';

const DrugName = z.string().max(LONGEST_DRUG_NAME);
const Severity = z.enum(INTERACTION_SEVERITIES);
const Pair = z.array(z.string());
const OneSource = Provenance.shape.source.element;

/** A list of names, or a text with one on each line. */
const Drugs = z
  .union([z.string().max(MOST_DRUGS * LONGEST_DRUG_NAME), z.array(DrugName).max(MOST_DRUGS)], {
    error: ({ input }) => ((input ?? undefined) === undefined ? 'drugs_missing' : undefined),
  })
  .transform((said) => (typeof said === 'string' ? said.split(/[\n;,]/) : said))
  .transform((names) => names.flatMap((name) => name.trim().slice(0, LONGEST_DRUG_NAME) || []))
  .refine((names) => names.length >= 2, { error: 'drugs_missing' })
  .refine((names) => names.length <= MOST_DRUGS);

export const DrugCheck = z.object({
  /** All that was found, as text; when nothing was, that our list has nothing, which is not the same as safe. */
  interactions: z.string(),
  drugs: z.array(
    z.object({
      typed: z.string(),
      id: z.string(),
      name: z.string(),
      /** The drugs in it, by id. */
      parts: z.array(z.string()),
      /** Found although it was misspelled. */
      corrected: z.boolean(),
    }),
  ),
  /** Names that are not in our list and were not checked. */
  unknown: z.array(z.string()),
  found: z.array(
    z.object({
      drugs: Pair,
      names: Pair,
      severity: Severity,
      effect: z.string(),
      advice: z.string(),
      source: OneSource,
    }),
  ),
  duplicates: z.array(z.object({ drugs: Pair, text: z.string() })),
  /** From what was said about the patient. */
  warnings: z.array(
    z.object({
      drug: z.string(),
      name: z.string(),
      /** The fact it follows from. */
      about: z.enum(CHART_FACTS),
      severity: Severity,
      text: z.string(),
      source: OneSource,
    }),
  ),
  /** What a hosted model added, if one was allowed. */
  note: z.string().nullable(),
});
export type DrugCheck = z.infer<typeof DrugCheck>;

/** What a chart says that changes what a medicine does. */
const ChartFacts = z.object({
  ageYears: z.number().int().nullable(),
  pregnant: z.boolean(),
  /** A pregnancy ended in the last two years: whether she breastfeeds is to be asked. */
  mayBreastfeed: z.boolean(),
  /** In mL/min per 1.73 m², from the newest blood test of the last year, and when that was. */
  egfr: z.number().nullable(),
  egfrAt: z.string().nullable(),
});
export type ChartFacts = z.infer<typeof ChartFacts>;

export const ChartCheck = DrugCheck.omit({ note: true }).extend({
  facts: ChartFacts,
  /** Allergies of the record, by the drug they speak against. */
  allergies: z.array(z.object({ drug: z.string(), allergy: z.string() })),
});
export type ChartCheck = z.infer<typeof ChartCheck>;

export const CodeSuggestion = z.object({ code: z.string(), description: z.string(), notes: z.string() });
export type CodeSuggestion = z.infer<typeof CodeSuggestion>;

export const TermCategory = z.enum(TERM_CATEGORIES);

export const Term = z.object({
  id: z.string(),
  term: z.string(),
  category: TermCategory,
  definition: z.object({ layperson: z.string(), clinical: z.string() }),
  associatedSymptoms: z.array(z.string()),
  commonCauses: z.array(z.string()),
  diagnosticTips: z.array(z.string()),
  recommendedLabs: z.array(z.string()),
  /** CPT codes are not ours to give. */
  codes: z.object({
    icd10: z.array(z.string()),
    cpt: z.array(z.string()).optional(),
    snomed: z.array(z.string()).optional(),
  }),
  redFlags: z.array(z.string()),
  treatmentOverview: z.string(),
  /** Guides for patients about it. */
  guides: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Itself where it is a medicine, and those that its treatment names, also as what to avoid. */
  medicines: z.array(z.object({ id: z.string(), name: z.string() })),
  ...Provenance.shape,
});
export type Term = z.infer<typeof Term>;

const Description = z.string().max(LONGEST_DESCRIPTION).optional();

export const toolbox = {
  'POST /api/ai/check-drug-interactions': {
    summary: 'Interactions between at least two drugs by name, with severity, effect, advice and source',
    body: z.object({
      drugs: Drugs,
      /** What is known about the patient; without a fact no warning follows from it. */
      patient: z
        .object({
          pregnant: z.boolean().optional(),
          breastfeeding: z.boolean().optional(),
          /** In mL/min per 1.73 m². */
          egfr: z.number().min(1).max(200).optional(),
          ageYears: z.number().int().min(0).max(130).optional(),
        })
        .optional(),
    }),
    reply: DrugCheck,
    missing: 'drugs_missing',
  },
  'POST /api/data/health/drug-checks/:id': {
    summary:
      'Medicines for a person in care against each other, and against the medicines, allergies, age, pregnancy and kidneys of the chart',
    params: z.object({ id: Id }),
    body: z.object({ drugs: z.array(DrugName).min(1).max(MOST_DRUGS), dependentId: Id.optional() }),
    reply: ChartCheck,
  },
  'POST /api/ai/icd10-lookup': {
    summary: 'ICD-10-CM codes for a description, however it is spelled, the best first',
    body: z
      .object({ query: Description, description: Description })
      .transform(({ query, description }) => ({ query: (query ?? description ?? '').trim() }))
      .refine(({ query }) => query !== '', { error: 'description_missing', path: ['query'] }),
    reply: z.object({ codes: z.array(CodeSuggestion) }),
    missing: 'description_missing',
  },
  'POST /api/ai/medical-search': {
    summary: 'Medical terms with words for patients and for clinicians',
    body: z.object({
      searchTerm: z.string().max(LONGEST_TERM).trim().min(1, { error: 'term_missing' }),
      category: z
        .enum(['all', '', ...TERM_CATEGORIES])
        .nullish()
        .transform((category) => category || 'all'),
    }),
    reply: z.array(Term),
    missing: 'term_missing',
  },
} as const satisfies Contract;
