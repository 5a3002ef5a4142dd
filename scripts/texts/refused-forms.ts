/** Creole words with two spellings or two names: the refused form, and the one that GLOSSARY.md decided. */
export const REFUSED_FORMS: [refused: RegExp, decided: string][] = [
  [word('suiv'), 'swiv'],
  [word('poukont'), 'pou kont'],
  [word('pèsòn'), 'pèsonn'],
  [word('pa p'), 'p ap'],
  [word('an Ayiti'), 'ann Ayiti'],
  [word('peyi Etazini'), 'Ozetazini'],
  [word('ki jan'), 'kijan'],
  // “ki lè li ye” asks for the hour of the clock
  [word('ki lè', '(?! li )'), 'kilè'],
  [word('toude'), 'toulède'],
  [word('vyòl'), 'kadejak'],
  [word('plasanta'), 'plasenta'],
  [word('estwòk'), 'konjesyon serebral'],
  [word('fontanèl'), 'fontèn tèt'],
  [word('konfidansyalite'), 'vi prive'],
  // In a sentence “jwenn swen” is to receive care; alone it would be a second name of the screen
  [/^jwenn swen$/iu, 'Chèche swen'],
  [word('kondwi'), 'kondui'],
  [word('kwiv'), 'kuiv'],
  [word('sòti'), 'soti'],
  [word('vèri'), 'veri'],
  [word('kou chalè'), 'kout chalè'],
  [word('daprè'), 'dapre'],
  [word('gòch'), 'goch'],
  [word('imel'), 'imèl'],
  [word('fransè'), 'franse'],
  [word('leje'), 'lejè'],
  [word('zèpòl'), 'zepòl'],
  [word('seton'), 'setòn'],
  [word('zegrè'), 'zègrè'],
  [word('poch'), 'pòch'],
  [word('abse'), 'absè'],
  [word('okèt'), 'òkèt'],
  [word('repran'), 'reprann'],
  [word('lannuit'), 'lannwit'],
  [word('kannal'), 'kanal'],
  [word('anflame'), 'enflame'],
  [word('ronfle'), 'wonfle'],
  [word('zegui'), 'zegwi'],
  [word('reproch'), 'repwòch'],
  [word('eksplike'), 'esplike'],
  [word('egzaminen'), 'egzamine'],
  [word('cheviy'), 'chevi'],
  [word('segond'), 'segonn'],
  [word('penche'), 'pense'],
  [word('wopalè'), 'opalè'],
  [word('kondi'), 'kondui'],
  [word('grafouyen'), 'grafonyen'],
  [word('streptokòk'), 'estreptokòk'],
  [word('pnemokòk'), 'nemokòk'],
  [word('pankreya'), 'pankreyas'],
  [word('preyeklanpsi'), 'preeklanpsi'],
  [word('psoryazis'), 'soryazis'],
  [word('ribewòl'), 'ribeyòl'],
  [word('pakinson'), 'pakinsonn'],
  [word('andometryoz'), 'andometriyoz'],
  [word('enfl(?:iyanza|yenza)'), 'enfliyenza'],
  [word('flyoksetin'), 'fliyoksetin'],
  [word('fentanil'), 'fantanil'],
  [word('valpw(?:at|oyat)'), 'valpwoat'],
  [word('klowanfenikòl'), 'kloranfenikòl'],
  [word('tranekzamik'), 'traneksamik'],
  [word('fisidik'), 'fizidik'],
  [word('idroksiklowokin'), 'idwoksiklowokin'],
  [word('naltrekzòn'), 'naltreksòn'],
];

function word(form: string, unless = ''): RegExp {
  return new RegExp(`(?<!\\p{L})${form}(?!\\p{L})${unless}`, 'iu');
}

/** Figures are read at a glance; “premye twa mwa” is the name of a trimester. */
const NUMBER_IN_WORDS =
  /(?<!\p{L})(?<!(?:premye|dezyèm|twazyèm|dènye) )(?:de|twa|kat|senk|sis|sèt|uit|nèf|dis) (?:fwa|jou|semèn|mwa|èdtan|minit|chif|dòz|nwit|moun)(?!\p{L})/iu;

export function refusedForms(text: string): string[] {
  const inWords = NUMBER_IN_WORDS.exec(text);
  const numbers = inWords ? [`“${inWords[0]}”: write the number in digits`] : [];
  return [...numbers, ...doubleForms(text)];
}

function doubleForms(text: string): string[] {
  return REFUSED_FORMS.flatMap(([refused, decided]) => {
    const found = refused.exec(text);
    return found ? [`“${found[0]}”: write “${decided}”`] : [];
  });
}
