/** Forms that people glue together or shorten, each turned into the words that the patterns use. */
const UNGLUED: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’ ]?t\b|\bcannot\b/g, 'can not'],
  [/\bwon['’]?t\b/g, 'will not'],
  [/\b(?:do|does|did|is|are|was|were|has|have|had|would|could)n['’]?t\b/g, 'not'],
  [/\b(?:do|does|did) not\b/g, 'not'],
  [/['’`´]/g, ' '],
  [/\b(?:pas|pat|pa t|poko|pap|p ap)\b/g, 'pa'],
  [/\b(?:paka|pka|pa kab|pa kapab|pa kapb)\b/g, 'pa ka'],
  [/\bfe(m|l|w)\b/g, 'fe $1'],
  [/\b(tet|vant|ke|do|pye|bra|kou|goj|souf|pwatrin|lestomak|pitit|zorey|dan)(m|l|w)\b/g, '$1 $2'],
  [/\bti[ -](bebe|moun)\b/g, 'ti$1'],
  [/(\d)([a-z])/g, '$1 $2'],
];

/** Lower case without accents, contractions and glued words taken apart. Line breaks stay: they end a thought. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[\t\u00a0\u2009\u202f]/g, ' ');
  return UNGLUED.reduce((folded, [from, to]) => folded.replace(from, to), plain);
}

const list = (words: string) => new Set(words.split(/\s+/));

/** Little words that say nothing here, dropped from patterns and texts alike. `pa`, `san`, `no`, `ak` stay. */
export const FILLERS = list(
  `a an the my his her your our their i he she it they him is are was were am be been being of in on at to for
  have has having got get gets getting s d re ll some this that so does did with very
  la les l un une des de du mon ma mes son sa ses ton ta tes notre votre j il elle nous vous ils elles ai as est
  suis sont ete etait au aux en dans sur se y que qui ce cette ca c avoir etre eu avec
  ou w li nou yo lan nan ap te ta pral ki k gen genyen yon youn sa pou sou n map lap wap nap yap kap tre
  genyen gin`,
);

/** Between two words of a pattern, any of these may stand. */
export const SKIPPED = list(
  `and et ak epi or oswa also still feel feels feeling really severe severely terrible bad badly worst intense strong
  extreme extremely unbearable awful mild slight little bit sudden suddenly too trop tres fort forte fortes forts violent
  violente violents atroce intenses insupportable grave soudain brutal brutale leger legere peu fo gwo anpil toutbon grav
  twop two ti piti leje move sel kou bridsoukou vin constant
  le je we me m had mwen ve up just anko toujou toujours always all tout whole big huge plis`,
);

/** Parts of the body may be listed between a pain and its place. */
export const BODY_PARTS = list(
  `head chest belly stomach tummy back arm arms leg legs jaw neck shoulder knee ear throat face hand hands foot feet eye eyes
  tete poitrine ventre dos bras jambe jambes machoire cou epaule genou oreille gorge visage main mains pied pieds yeux dents
  tet pwatrin vant do bra janm machwe kou zepol jenou zorey goj figi men pye je dan lestomak ren jwenti left right goch dwat`,
);

export const NEGATORS = list(
  'no not never none nor without deny denies denied pa sans san aucun aucune ni jamais okenn neither non',
);

/** Everyday words that are one letter away from a symptom and must not be taken for it. */
export const EVERYDAY = list(
  `semen semaine semaines weeks months moun manman maman madan months couch teach reach beach chess breast father mother
  brother night right light fight might sight think thing things house horse mouse mange manger monte moment matin maten
  jours toujou other water after small smell swell still stand start store story bread great heart hearth leave learn
  plain paint point print doctor dokte lopital hopital hospital lekol ecole kouman koute kounye bonjou bonsoir bonjour
  merci mesi please tanpri people person petit petite grand grande bouche touche couche fille belle bonne jamais
  where there these those which while white write wrote worse worst would could should whole since three seven eight
  today tonight yesterday demain demen aujourd hier avant apre apres depuis chaque chak every travay travail mache
  marche route fanmi famille family sante health
  husband wife son daughter papa papam frere soeur cousin tonton matant mari moi toi lui them us you and but because if
  not only sometimes when while from about since depuis depi ago morning evening night day week maten aswe lannwit swa
  nwit midi soir nuit jour hier ye monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi
  vendredi samedi dimanche lendi madi mekredi jedi vandredi samdi dimanch think hello hi good fine okay ok byen bien well
  usual now kounye selman only temps time started start commence komanse want take took pran finger fingers toe toes
  doigt doigts dwet orteil zotey skin peau po bo cote side mild respire breathe after apre kras tikras exercise egzesis`,
);
