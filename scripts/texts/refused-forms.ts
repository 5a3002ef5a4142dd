/** Creole words with two spellings or two names: the refused form, and the one that GLOSSARY.md decided. */
export const REFUSED_FORMS: [refused: RegExp, decided: string][] = [
  [word('suiv'), 'swiv'],
  [word('poukont'), 'pou kont'],
  [word('pèsòn'), 'pèsonn'],
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
];

function word(form: string, unless = ''): RegExp {
  return new RegExp(`(?<!\\p{L})${form}(?!\\p{L})${unless}`, 'iu');
}

export function refusedForms(text: string): string[] {
  return REFUSED_FORMS.flatMap(([refused, decided]) => {
    const found = refused.exec(text);
    return found ? [`“${found[0]}”: write “${decided}”`] : [];
  });
}
