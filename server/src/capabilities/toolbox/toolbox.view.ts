import {
  type CheckedDrugs,
  type DictionaryEntry,
  dictionarySource,
  type FoundCode,
  findGuide,
  findMedicine,
  inLanguage,
  interactionsText,
} from '@lakou/content';
import type { CodeSuggestion, DrugCheck, Term } from '@lakou/contract/toolbox';
import type { Language } from '@lakou/i18n';

export function viewCheck(checked: CheckedDrugs, language: Language, note: string | null): DrugCheck {
  return {
    interactions: interactionsText(checked, language),
    drugs: checked.drugs.map(({ typed, drug, corrected }) => ({
      typed,
      corrected,
      id: drug.id,
      name: drug.names[language],
      parts: [...drug.parts],
    })),
    unknown: [...checked.unknown],
    found: checked.interactions.map((hit) => ({ ...hit, drugs: [...hit.drugs], names: [...hit.names] })),
    duplicates: checked.duplicates.map(({ drugs, text }) => ({ drugs: [...drugs], text })),
    warnings: [...checked.warnings],
    note,
  };
}

/** An injury's code ends in what kind of visit it is. */
const VISIT_KINDS: Record<Language, string> = {
  en: 'A: first treatment. D: later visits. S: late effects.',
  fr: 'A\u00a0: premier traitement. D\u00a0: visites suivantes. S\u00a0: séquelles.',
  ht: 'A: premye tretman. D: vizit apre yo. S: sa ki rete apre.',
};

export function viewCode({ code, description, lay }: FoundCode, language: Language): CodeSuggestion {
  const isInjury = /^[ST].*\.[\dA-Z]{3}A$/.test(code);
  return {
    code,
    description,
    notes: [lay.join(', '), ...(isInjury ? [VISIT_KINDS[language]] : [])].filter(Boolean).join('. '),
  };
}

export function viewTerm(entry: DictionaryEntry, language: Language): Term {
  return {
    id: entry.id,
    term: entry.term[language],
    category: entry.category,
    definition: { layperson: entry.layperson[language], clinical: entry.clinical[language] },
    associatedSymptoms: inLanguage(entry.symptoms, language),
    commonCauses: inLanguage(entry.causes, language),
    diagnosticTips: inLanguage(entry.tips, language),
    recommendedLabs: inLanguage(entry.labs, language),
    codes: { icd10: [...entry.icd10] },
    redFlags: inLanguage(entry.redFlags, language),
    treatmentOverview: entry.treatment[language],
    guides: entry.guides.flatMap((slug) => {
      const title = findGuide(slug)?.texts[language].title;
      return title ? [{ slug, title }] : [];
    }),
    medicines: entry.medicines.flatMap((id) => {
      const name = findMedicine(id)?.generic[language];
      return name ? [{ id, name }] : [];
    }),
    source: dictionarySource(),
    reviewedBy: null,
    reviewedOn: null,
  };
}
