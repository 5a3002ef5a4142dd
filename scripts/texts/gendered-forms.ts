/** Written doublets that cannot be read aloud: “connecté·e”, “inscrit(e)”, “directeur/trice”. */
const DOUBLET =
  /\p{L}+(?:[·•‧]\p{L}+|\((?:e|es|le|ne|rice|se|euse)\)|\/(?:e|es|rice|trice|se|euse)(?!\p{L}))/u;

/** The reader addressed as a man: “Ne restez pas seul”, “Vous êtes connecté”. */
const AS_A_MAN =
  /(?:vous êtes|vous serez|restez|soyez)(?: (?:pas|plus|déjà|bien))? (?:seul|assis|prêt|sûr|certain|connecté|inscrit|accompagné)(?!\p{L})|, accompagné\./iu;

export function genderedForms(text: string): string[] {
  const found = DOUBLET.exec(text) ?? AS_A_MAN.exec(text);
  return found ? [`“${found[0]}”: reword, without a form for each gender`] : [];
}
