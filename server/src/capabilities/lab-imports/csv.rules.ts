import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import { LAB_CSV_FIELDS, type LabCsvField, REQUIRED_LAB_CSV_FIELDS } from '@lakou/contract/lab-imports.rules';
import { plainWords } from '@lakou/i18n';

/** How laboratories call their columns in three languages, without accents. */
const NAMES: Readonly<Record<LabCsvField, RegExp>> = {
  request:
    /^(request|demande|demann|order|lakou|requisition)( ?(id|no|number|numero|nimewo))?$|^(id|nimewo) (demande|demann|request)$/,
  test: /^(test|tes|analyse|analiz|analyte|examen|egzamen|parameter|parametre|loinc|code)( ?(name|code))?$/,
  value: /^(value|valeur|vale|result|resultat|rezilta)s?$/,
  unit: /^(unit|unite|inite)s?$/,
  low: /^(low|min|minimum|bas|ba|lower|ref(erence)? ?(low|min)|borne inf(erieure)?)$/,
  high: /^(high|max|maximum|haut|wo|upper|ref(erence)? ?(high|max)|borne sup(erieure)?)$/,
  comment: /^(comment|commentaire|komante|kominte|note|remark|remarque|not)s?$/,
};

const columnsBy = (find: (field: LabCsvField) => string | undefined): LabCsvColumns => ({
  request: find('request') ?? null,
  test: find('test') ?? null,
  value: find('value') ?? null,
  unit: find('unit') ?? null,
  low: find('low') ?? null,
  high: find('high') ?? null,
  comment: find('comment') ?? null,
});

/** The first column whose name says what it holds. */
export const guessColumns = (header: readonly string[]): LabCsvColumns =>
  columnsBy((field) => header.find((name) => NAMES[field].test(plainWords(name))));

/** Those of a mapping that the file has. */
export const columnsIn = (header: readonly string[], columns: LabCsvColumns): LabCsvColumns =>
  columnsBy((field) => header.find((name) => name === columns[field]));

export const hasRequired = (columns: LabCsvColumns): boolean =>
  REQUIRED_LAB_CSV_FIELDS.every((field) => columns[field] !== null);

/** No column stands for two things. */
export function hasDoubles(columns: LabCsvColumns): boolean {
  const chosen = LAB_CSV_FIELDS.flatMap((field) => columns[field] ?? []);
  return new Set(chosen).size < chosen.length;
}
