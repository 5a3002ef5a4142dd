/** Written doublets that cannot be read aloud: “connecté·e”, “inscrit(e)”, “directeur/trice”. */
const DOUBLET =
  /\p{L}+(?:[·•‧]\p{L}+|\((?:e|es|le|ne|rice|se|euse)\)|\/(?:e|es|rice|trice|se|euse)(?!\p{L}))/u;

export function genderedForms(text: string): string[] {
  const found = DOUBLET.exec(text);
  return found ? [`“${found[0]}”: reword, without a form for each gender`] : [];
}
