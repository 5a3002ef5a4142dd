import type { LabResult, LabValue } from '@lakou/contract/labs';
import { labUnit } from '@lakou/contract/labs.rules';
import { formatDate, formatDateTime, formatNumber, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { labNameIn, labValueIn } from './lab-words.view.ts';

const HOME_ZONE = 'America/Port-au-Prince';

interface ReportLine {
  readonly name: string;
  readonly value: string;
  readonly range: string;
  readonly flag: string;
  readonly isCritical: boolean;
}

/** The content of a report, before it is drawn. */
export interface Report {
  readonly product: string;
  readonly language: Language;
  readonly title: string;
  /** Whose it is. */
  readonly person: string;
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly heads: readonly [string, string, string, string];
  readonly lines: readonly ReportLine[];
  readonly comment: readonly [string, string] | null;
  readonly note: string;
}

function rangeWords({ low, high, rangeUnit }: LabValue, lang: Language): string {
  const t = wordsIn(lang, 'labs');
  const say = (value: number | null) => (value === null ? '' : formatNumber(lang, value));
  const words = { low: say(low), high: say(high), unit: labUnit(rangeUnit) };
  if (low === null && high === null) return t('pdf.noRange');
  const kind = low === null ? 'to' : high === null ? 'from' : 'between';
  return t(`range.${kind}`, words).replaceAll(/ +/g, ' ').trim();
}

/** A result in the reader's language. Two people may have one name, so it says when this one was born. */
export function reportOf(result: LabResult, language: Language, bornOn: string | null): Report {
  const t = wordsIn(language, 'labs');
  const { personName, laboratory, author, reason, comment, values, reportDate } = result;
  const at = new Date(reportDate);
  const known = (name: string, value: string | null | undefined) => (value ? ([[name, value]] as const) : []);
  return {
    product: PRODUCT,
    language,
    title: t('pdf.title'),
    person: personName,
    facts: [
      ...known(t('pdf.person'), personName),
      ...known(wordsIn(language, 'record-summary')('born'), bornOn && formatDate(language, bornOn, 'medium')),
      ...known(
        t('pdf.test'),
        result.tests.map((code) => labNameIn(code, language)).join(', ') || result.title,
      ),
      ...known(t('pdf.laboratory'), laboratory?.name),
      ...known(t('pdf.date'), formatDateTime(language, { at, timeZone: HOME_ZONE }, 'long')),
      ...known(t('pdf.author'), author.name),
      ...known(t('pdf.version'), reason),
    ],
    heads: [t('pdf.test'), t('pdf.value'), t('pdf.range'), t('pdf.flag')],
    lines: values.map((value) => ({
      name: value.test ? labNameIn(value.test, language) : value.name,
      value: labValueIn(value.value, value.unit, language),
      range: rangeWords(value, language),
      flag: value.flag === 'unknown' ? '' : t(`flag.${value.flag}`),
      isCritical: value.flag.startsWith('critical'),
    })),
    comment: comment ? [t('pdf.comment'), comment] : null,
    note: t('pdf.talk'),
  };
}
