import {
  ALWAYS_SHARED,
  type Resource,
  type SectionName,
  SUMMARY_SECTIONS,
  sectionOf,
} from '@lakou/contract/fhir.rules';
import { type SummaryWords, summaryLine } from '@lakou/contract/summary-line.rules';
import { formatNumber, formatPartialDate, type Language, PRODUCT } from '@lakou/i18n';
import type { FhirResource } from '#platform/capability.ts';
import { fhirResource, LOINC } from '#platform/fhir.ts';
import { wordsIn } from '#platform/words.ts';
import { labTitleIn, labValueIn } from '../labs/labs-record.service.ts';

const TIME_ZONE = 'America/Port-au-Prince';
const PROFILES = 'http://hl7.org/fhir/uv/ips/StructureDefinition';
const AUTHOR = { resourceType: 'Organization', id: 'publisher', name: PRODUCT } as const;

export interface SummaryContext {
  /** New for each document. */
  readonly id: string;
  readonly at: Date;
  readonly language: Language;
  /** The address of our FHIR server. */
  readonly base: string;
  /** Those the person chose; undefined means all. */
  readonly sections: readonly SectionName[] | undefined;
}

export interface Bundle {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly entry: { readonly fullUrl: string; readonly resource: FhirResource }[];
  readonly [field: string]: unknown;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// XML cannot hold control characters, even as an escape.
const escapeXml = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const narrative = (language: Language, lines: readonly string[]) => ({
  status: 'generated',
  div:
    `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">` +
    `${lines.length > 1 ? `<ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>` : `<p>${escapeXml(lines[0] ?? '')}</p>`}</div>`,
});

function summaryWordsIn(language: Language): SummaryWords {
  const t = wordsIn(language, 'fhir');
  return {
    measured: (name) => t(`measured.${name}`),
    coded: (name) => t(`coded.${name}`),
    severity: (severity) => t(`severity.${severity}`),
    level: (level) => t(`level.${level}`),
    flag: (flag) => wordsIn(language, 'labs')(`flag.${flag}`),
    number: (value) => formatNumber(language, value),
    tests: (title) => labTitleIn(title, language),
    strip: (value) => labValueIn(value, null, language),
  };
}

function lineOf(resource: Resource, language: Language, words: SummaryWords): string {
  const { title, detail, on } = summaryLine(resource, words);
  return [title, detail, on && formatPartialDate(language, on, TIME_ZONE)].filter(Boolean).join(' · ');
}

function emptyReason(language: Language, isWithheld: boolean) {
  const text = wordsIn(language, 'fhir')(isWithheld ? 'withheld' : 'unknown');
  return {
    text: narrative(language, [text]),
    emptyReason: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason',
          code: isWithheld ? 'withheld' : 'unavailable',
        },
      ],
      text,
    },
  };
}

interface Section {
  readonly title: string;
  readonly code: object;
  readonly text: object;
  readonly emptyReason?: object;
  readonly entry?: readonly { readonly reference: string }[];
}

function sectionsOf(resources: readonly FhirResource[], { language, sections }: SummaryContext): Section[] {
  const words = summaryWordsIn(language);
  const isChosen = (name: SectionName) => name === ALWAYS_SHARED || (sections?.includes(name) ?? true);
  return SUMMARY_SECTIONS.flatMap(({ name, code, required }): Section[] => {
    const inside = isChosen(name) ? resources.filter((one) => sectionOf(one) === name) : [];
    if (inside.length === 0 && !required) return [];
    const title = wordsIn(language, 'fhir')(`section.${name}`);
    const head = { title, code: { coding: [{ system: LOINC, code }], text: title } };
    if (inside.length === 0) return [{ ...head, ...emptyReason(language, !isChosen(name)) }];
    return [
      {
        ...head,
        text: narrative(
          language,
          inside.map((one) => lineOf(one, language, words)),
        ),
        entry: inside.map(({ resourceType, id }) => ({ reference: `${resourceType}/${id}` })),
      },
    ];
  });
}

/** References to what the document does not hold become plain text, or go. */
function withoutDangling(value: unknown, held: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutDangling(one, held));
  if (typeof value !== 'object' || value === null) return value;
  const { reference, ...others } = value as Record<string, unknown>;
  const isDangling = typeof reference === 'string' && !reference.startsWith('#') && !held.has(reference);
  return Object.fromEntries(
    Object.entries(isDangling ? others : value).map(([field, one]) => [field, withoutDangling(one, held)]),
  );
}

/** What else a section's resources need to be understood: the results of a report, a medicine, a practitioner. */
function withReferred(
  chosen: readonly FhirResource[],
  all: ReadonlyMap<string, FhirResource>,
): FhirResource[] {
  const found = new Map(chosen.map((one) => [`${one.resourceType}/${one.id}`, one]));
  const queue = [...chosen];
  for (const resource of queue)
    for (const [, reference = ''] of JSON.stringify(resource).matchAll(/"reference":"([^"]+)"/g)) {
      const referred = all.get(reference);
      // What belongs to a section of its own is in the document only where that section is.
      if (!referred || found.has(reference) || sectionOf(referred) || referred.resourceType === 'Appointment')
        continue;
      found.set(reference, referred);
      queue.push(referred);
    }
  return [...found.values()];
}

export const entryOf = (base: string, resource: FhirResource) => ({
  fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
  resource,
});

/** An International Patient Summary of one person; `resources` holds exactly one Patient. */
export function composeSummary(resources: readonly FhirResource[], context: SummaryContext): Bundle {
  const { id, at, language, base } = context;
  const patient = resources.find(({ resourceType }) => resourceType === 'Patient');
  if (!patient) throw new Error('a summary is of a patient');
  const subject = `Patient/${patient.id}`;
  const section = sectionsOf(resources, context);
  const named = new Set(section.flatMap(({ entry = [] }) => entry.map(({ reference }) => reference)));
  const byName = new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one]));
  const chosen = withReferred([patient, ...[...named].flatMap((name) => byName.get(name) ?? [])], byName);
  const composition = fhirResource({
    resourceType: 'Composition',
    id,
    meta: { profile: [`${PROFILES}/Composition-uv-ips`] },
    language,
    status: 'final',
    type: { coding: [{ system: LOINC, code: '60591-5', display: 'Patient summary Document' }] },
    subject: { reference: subject },
    date: at.toISOString(),
    author: [{ reference: `${AUTHOR.resourceType}/${AUTHOR.id}` }],
    title: wordsIn(language, 'fhir')('title'),
    section,
  });
  const inside = [composition, ...chosen, AUTHOR];
  const held = new Set(inside.map((one) => `${one.resourceType}/${one.id}`));
  return {
    resourceType: 'Bundle',
    id,
    meta: { profile: [`${PROFILES}/Bundle-uv-ips`] },
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` },
    type: 'document',
    timestamp: at.toISOString(),
    entry: inside.map((one) => entryOf(base, fhirResource(withoutDangling(one, held) as FhirResource))),
  };
}
