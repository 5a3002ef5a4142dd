import type { Language } from './languages.ts';

interface DateWords {
  months: readonly string[];
  /** Creole has no abbreviations: its months are short, and abbreviations are hard to read. */
  shortMonths: readonly string[];
  /** Where there is room for four letters only, as under the bars of a chart: no two are the same. */
  tinyMonths: readonly string[];
  weekdays: Readonly<Record<string, string>>;
  /** Between a date and a time. */
  at: string;
}

const list = (words: string) => words.split(' ');
const week = (words: string) => {
  const [Mon = '', Tue = '', Wed = '', Thu = '', Fri = '', Sat = '', Sun = ''] = list(words);
  return { Mon, Tue, Wed, Thu, Fri, Sat, Sun };
};

const creoleMonths = list('janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm');

// Our own words in all three languages, so that the server and every browser print the same date.
export const DATE_WORDS: Record<Language, DateWords> = {
  en: {
    months: list('January February March April May June July August September October November December'),
    shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    tinyMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: week('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    at: 'at',
  },
  fr: {
    months: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    tinyMonths: list('jan fév mars avr mai juin juil août sep oct nov déc'),
    weekdays: week('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    at: 'à',
  },
  ht: {
    months: creoleMonths,
    shortMonths: creoleMonths,
    tinyMonths: list('jan fev mas avr me jen jiyè out sep okt nov des'),
    weekdays: week('lendi madi mèkredi jedi vandredi samdi dimanch'),
    at: 'a',
  },
};
