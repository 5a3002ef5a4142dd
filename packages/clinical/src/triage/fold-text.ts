/** Contractions and short forms, each replaced by the words that the patterns use. */
const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/['’‘`´ʼ]/g, ' '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s)/g, 'with'],
  // English
  [/\bcan ?t\b|\bcannot\b|\bcudnt\b|\bcouldn t\b|\bcouldnt\b/g, 'can not'],
  [/\bwon ?t\b/g, 'will not'],
  [/\b(?:do|does|did|is|are|was|were|has|have|had|would|should|ai)n ?t\b/g, 'not'],
  [/\b(?:(?:do|does|did) ){1,3}not\b/g, 'not'],
  [/\b(?:im|ive|id)\b/g, 'i'],
  [/\b(?!here\b)(he|she|they|it|there|who|that|what|everyone|everybody)(?:s|ve|re)\b/g, '$1'],
  [
    /\b(mom|mum|dad|grandma|grandpa|son|daughter|husband|wife|brother|sister|baby|boy|girl|kid|neighbor)s\b/g,
    '$1',
  ],
  [
    /\b(?:was|been|got|getting|is|were|gets|have) shot(?! of| for| with| in (?:the )?(?:butt|clinic|hospital))\b/g,
    'gunshot',
  ],
  [/\bshot (?=him|her|me|them|my (?:son|brother|husband|dad|father|friend|cousin))/g, 'gunshot '],
  [/\b(?:end|ending|ended) it\b(?: all)?/g, 'end life'],
  [/\bi (?:am |m )?(\d\d) (?:wks?|weeks)\b(?! old| ago)/g, 'i pregnant $1 weeks'],
  [/\bblood (?=pressure|sugar|glucose|test|work|type|group|draw)/g, ''],
  [
    /\b(?:a|bad|caught|catch|common|head|slight|little|the) cold\b(?! (?:sweat|skin|touch|hand|feet|and))/g,
    'flu',
  ],
  // A threat by somebody else is not the wish to kill oneself.
  [
    /\b(he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|father|stepfather)((?: \w+){0,6}) (?:kill|kills|murder|shoot|stab) (?:me|us)\b/g,
    '$1$2 threatkill',
  ],
  [
    /\b(he|she|they|husband|wife|boyfriend|girlfriend|ex|partner)((?: \w+){0,6}) (?:will|ll|gonna|going to|wants to) hurt (?:me|us)\b/g,
    '$1$2 threathurt',
  ],
  [/\bfever blisters?\b/g, 'cold sore'],
  [/\b(a|had|have) hard[ -]?on\b/g, '$1 erection'],
  [/\b(?:nobody|no one) (?=threat|hits|hurts|beats|touched)/g, 'no '],
  [/\bnot know where (?:he|she|they) (?:is|are|s)\b/g, 'disoriented'],
  // French
  [
    /\bje (?=(?:ne|n|me|suis|ai|vais|vois|voit|veux|peux|sens|crache|vomis|tousse|saigne|perds|respire|dors|pense|fais|bois|mange|tombe|transpire|suffoque|vis|prends|dois|crois|urine|fume|marche|voudrais|souffre|tremble)\b)/g,
    '',
  ],
  [/\b(?:tout )?d un (?:seul )?coup\b|\btout a coup\b|\bdu coup\b/g, 'soudain'],
  [/\b(?:ne|n|il|elle|bebe) tete (pas|plus|pa|pu|rien)\b/g, 'bebe not nurse'],
  [/\bsait (?:pas|plus|pa) ou (?:il|elle) est\b/g, 'desoriente'],
  [
    /\b(?:veux|veut) (?:en finir|(?:plus|pas|pa) (?:etre|vivre) (?:la|ici))\b|\b(?:envie d|pense a|veux|pour) en finir\b/g,
    'veux mourir',
  ],
  [/\bplus envie d etre (?:la|ici)\b/g, 'veux mourir'],
  [
    /\b(il|elle|mari|ex|compagnon|copain|conjoint|homme)((?: \w+){0,5}) (?:me|nous) tue(?:r|ra)?\b/g,
    '$1$2 threatkill',
  ],
  [/\b(?:a|ont) tire (?=sur)|\b(?:tire|tirer|tirent|tiraient) dessus\b/g, 'gunshot '],
  [/\bont tire\b|\b(?:on|ils|il) (?:m |l |lui |nous |leur )(?:a|ont) tire\b/g, 'gunshot'],
  [/\btous (?=les|mes|ses|nos|vos)/g, 'tout '],
  [/\b(\d\d) sa\b(?! gen)/g, '$1 semaines grossesse'],
  [/\bpetite?s? (?=(?:mal|maux|douleurs?|gene|migraine)\b)/g, 'leger '],
  [
    /\b(?:ma|mon|la|le) petite? (?=(?:de|a|est|ne|n|s|qui|fait|vomit|respire|tousse|bu|convulse|vient)\b)/g,
    'enfant ',
  ],
  [
    /\bj(ai|suis|arrive|peux|avais|etais|saigne|vomis|vois|veux|pense|crache|tousse|respire|perds|sens|dors|avale|prends|prepare)\b/g,
    'j $1',
  ],
  [/\bc(est|etait)\b/g, 'c $1'],
  [/\bn(arrive|est|a|ai|ont|y)\b(?= (?:pas|plus|pa|jamais|rien|aucun|il|elle))/g, 'n $1'],
  [/\bd(un|une)\b/g, 'd $1'],
  [/\bce soir\b/g, 'tonight'],
  [/\bbcp\b/g, 'beaucoup'],
  [/\b(?:mtn|mnt|mtnt)\b/g, 'maintenant'],
  [/\b(?:tjs|tjrs|tjr)\b/g, 'toujours'],
  [/\b(?:pdt)\b/g, 'pendant'],
  [/\bss\b/g, 'sans'],
  [/\baujourd hui\b|\bauj\b/g, 'aujourd'],
  [/\bqq ?(?:un|ch|chose)\b/g, 'quelqu'],
  [/\b(?:mm)\b/g, 'meme'],
  [/\btt\b/g, 'tout'],
  [/\b(?:bb|bbe|tbb)\b/g, 'bebe'],
  [
    /\b(mal|hurts?|pain|douleur|doule) (?:le|quand|when|lorsque|if|chak fwa|en|as) (?:(?:m|mwen|li|l|je|j|il|elle|i|he|she|ap) )*(?:respir\w*|breath\w*)/g,
    '$1 inspire',
  ],
  [/\bboutons? de fievre\b/g, 'herpes labial'],
  [/\bca va(?: bien| mieux)?\b(?! (?:pas|pa|plus|mal|pire))/g, 'sens bien'],
  [/\b(?:pa ka|pa kapab|peux plus|arrive plus a) bander?\b/g, 'impuissance'],
  [/\b(?:s est|me suis|t es) rape(?:e|es)? (?=le|la|les|un|une)/g, 'ecorche '],
  [/\bbrule(?:nt)? (?:un peu |tres )?(?:la|ma|les) (bouche|langue|levres)\b/g, 'piment $1'],
  [/\b(mouth|tongue)(?: is| feels)?(?: like)?(?: on)? fire\b/g, '$1 spicy'],
  // Creole
  // What burns by itself is a feeling and no burn: "vant mwen ap boule m".
  [
    /\b(vant|lestomak|fal)( m| mwen| l| li)? ap (?:boule|brile|bwile)(?: m| mwen| l| li)?\b(?! nan| ak| anba)/g,
    '$1$2 zegre',
  ],
  [
    /\b(goj|pye|janm|do|kou|tete|zorey)( m| mwen| l| li)? ap (?:boule|brile|bwile) (m|mwen|l|li)\b(?! nan| ak| anba)/g,
    '$1$2 fe $3 mal',
  ],
  // "Men mwen te tonbe" by itself is a hand that fell; within a sentence, and with a place after it, "men" means but.
  [
    /(^|[.;!?\n] *)men (?:goch |dwat |gòch )?(?:m|mwen|l|li) (?:te |fin |vin |fek |sot )*(?:tonbe|sote|rache|ale|pati|koupe net)(?= *(?:$|[.,;!?\n]))/g,
    '$1fallenlimb',
  ],
  [
    /(?<!\b(?:zong|po|plak|soulye|chosin) )\b(dwet|bra|janm|pye|zotey|zorey|pous)( m| mwen| l| li)? (?:te |fin |vin |fek |sot )*(?:rache|sote)(?= *(?:$|[.,;!?\n]|nan |ak |net))/g,
    '$1$2 koupe net',
  ],
  [/\b(bouch|lang)( m| mwen| li| l)? pran dife\b/g, '$1 piman'],
  [/\bkap (?=(?:nan |blan nan )?(?:tet|cheve)\b)/g, 'pellicule '],
  [/\bpou (?=nan (?:tet|cheve)\b)/g, 'poux '],
  [/\bap (jwe|ri)\b(?= ?(?:[.,;!?]|$|l |li |epi |ak ))/g, 'ap jwe byen'],
  [/\b(?:mw|mwn|moin|mwin|mwem|muen)\b/g, 'mwen'],
  [/\b(m|l|w|n|y|k)ap\b/g, '$1 ap'],
  [/\b(m|l|w|n)(pa|gen|te|fe|pran|vle|santi|we|tonbe|ka)\b/g, '$1 $2'],
  [/\b(?:tap|te ap)\b/g, 'te ap'],
  [/\b(?:pas|pat|pa t|poko|pap|p ap|paap)\b/g, 'pa'],
  [/\b(?:pa|p) ?(?:ka|kab|kapab|kapb|kapap)\b|\bpka\b/g, 'pa ka'],
  [/\bp (?=gen|ka|vle|respire|bouje)/g, 'pa '],
  [/\bpa k(?= [a-z])/g, 'pa ka'],
  [/\bgn\b/g, 'gen'],
  [/\b(fe|bay|sot|soti) pi(?= ?(?:[.,;!?\n]|$))/g, '$1 pus'],
  [/\btranbleman (?:de )?te\b(?! (?:pran|kenbe|fe|vin|ap)\b)/g, 'earthquake'],
  [/\b(fe|ede|pike|frape|touye|touche|santi)(m|l)\b/g, '$1 $2'],
  [/\bpou(m|w)\b/g, 'pou $1'],
  [
    /\b(tet|vant|ke|do|pye|bra|kou|goj|souf|pwatrin|lestomak|pitit|zorey|dan|je|bouch|figi|manman|papa|fre|frer|grann|granme|granpe|mari|madanm|tibebe|bebe|tifi|gason|pitit gason|sik|tansyon|jenou|janm|lang)(m|l|w)\b/g,
    '$1 $2',
  ],
  [/\bti[ -]?(bebe|moun|fi|gason|pitit)\b/g, 'ti$1'],
  [/\btipitit\b/g, 'pitit'],
  [/\b(?:kounya|kounyea|kounye a|kounyala|konnya|koulye a|kounye)\b/g, 'kounye'],
  [/\b(?:jodia|jodi ya)\b/g, 'jodi'],
  [/\b(?:ampil|anpill|anpl|apil)\b/g, 'anpil'],
  [/\bperdi\b/g, 'pedi'],
  [/\bla ?f[iy]ev\b|\blafievre?\b|\blafyev\b/g, 'lafyev'],
  [/\bz?e ?d ?tan\b|\bzedtan\b/g, 'edtan'],
  [/\b(?:yon |nan yon )?(?:sel|grenn|menm) kou\b/g, 'bridsoukou'],
  [/\b(yo|bandi|gang|neg|polis|vole|moun|chef) (?:te |ap |fek |vin |sot )?tire\b/g, '$1 gunshot'],
  [
    /(?<!\b(?:ren|do|kou|pye|janm|bra|mole|molet|zepol|mis|misk|po|kwis|vant)(?: (?:m|mwen|l|li))? ap )\btire (?=(?:sou|m|mwen|l|li|nan|moun|fre|papa|pitit|mari|se|kouzen|zanmi|vwazen|msye|mesye|neg)\b)/g,
    'gunshot ',
  ],
  [/\b(?:ap|pral|prale|pre|preske|manke) mouri\b(?! (?:grangou|swaf|anba))/g, 'dying'],
  [/\bpa konn(?:en)? (?:(?:ki )?kote (?:l|li) ye|sa (?:l|li) (?:ap )?di)\b/g, 'depale'],
  [
    /\b(l|li|yo|menase|pou l|pou li|pou yo) (?:(?:ap|pral|vle|pa|ka) ){0,2}touye (?:m|mwen|nou)\b(?! tet)/g,
    '$1 threatkill',
  ],
  [/\b(l|li|yo) (?:ap|pral) koupe tet (?:m|mwen)\b/g, '$1 threatkill'],
  [/\bpa vle la(?= (?:anko|tankou)|[.,;!?]|$)/g, 'vle mouri'],
  // Here "san" means blood and not "without".
  [
    /\bsan(?= (?:an|nan|a|la|ki|k|ap|koule|soti|sot|wouj|nwa|pete|gaye|jete|desann|fre|toupatou|tout kote|poko|vini|monte|ponpe|pise|li|te|degoute|selman|vivan|kle|vif|frech)\b)/g,
    'disan',
  ],
  [
    /\b(anpil|pedi|ti|file|tras|gle|krache|kaye|kayo|pise|boul|moso|gout|bay|jete|rann|ponpe|gaye|koule|plen|nan|ak|wè|we|fe|basen|bokit|mare|pake|paket|pil|bann) san\b(?! (?:rete|sispann|arete|kanpe|konesans|fos|doule|lafyev|fyev|souf|pran|manje|domi|rezon|vle|pwoblem|anyen|mezi|mwen|m|ou|pa|sans|limit|swen|oksijen))/g,
    '$1 disan',
  ],
  [
    /\b(vomi|touse|pipi|poupou|kaka|dyare|crache) san\b(?! (?:rete|sispann|arete|kanpe|pran|souf|fos|doule|lafyev|fyev))/g,
    '$1 disan',
  ],
  [/(\d)([a-z])/g, '$1 $2'],
  [/([a-z])(\d)/g, '$1 $2'],
];

/** Replacements are repeated until nothing changes, at most this many times. */
const MAX_ROUNDS = 6;

/** Lower case without accents and with contractions expanded. Line breaks are kept because they end a sentence. */
export function foldText(text: string): string {
  let folded = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = folded;
    folded = folded
      .toLowerCase()
      // Marks are removed first too, because to sort a long run of them takes quadratic time.
      .replace(/\p{M}/gu, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('œ', 'oe')
      .replace(/[\t\u00a0\u2009\u202f]/g, ' ');
    for (const [from, to] of EXPANSIONS) folded = folded.replace(from, to);
    if (folded === before) break;
  }
  return folded;
}

const list = (words: string) => new Set(words.split(/\s+/));

/** Words without a meaning for triage, removed from patterns and texts. `pa`, `san`, `no` and `ak` are kept. */
export const FILLERS = list(
  `a an the my his her your our their i he she it they him is are was were am be been being of in on at to for
  have has having got get gets getting s d re ll some this that so does did with very
  la les l un une des de du mon ma mes son sa ses ton ta tes notre votre j il elle nous vous ils elles ai as est
  suis moi sont ete etait au aux en dans sur se y que qui ce cette ca c avoir etre eu avec
  ou w li nou yo lan nan ap te ta pral ki k gen genyen yon youn sa pou sou n map lap wap nap yap kap tre
  genyen gin`,
);

/** Words that are ignored between two words of a pattern. */
export const SKIPPED = list(
  `and et ak epi or oswa also still feel feels feeling really severe severely terrible bad badly worst intense strong
  extreme extremely unbearable awful mild slight little bit sudden suddenly too trop tres fort forte fortes forts violent
  violente violents about around environ anviwon apepre atroce intenses insupportable grave soudain brutal brutale leger legere peu fo gwo anpil toutbon grav
  twop two ti piti leje move sel kou bridsoukou vin constant
  le je we me m had mwen ve up just anko toujou toujours always all tout whole big huge plis`,
);

/** Parts of the body, which may be listed between two words of a pattern: "pain in the arm, neck and chest". */
export const BODY_PARTS = list(
  `head chest belly stomach tummy back arm arms leg legs jaw neck shoulder knee ear throat face hand hands foot feet eye eyes
  tete poitrine ventre dos bras jambe jambes machoire cou epaule genou oreille gorge visage main mains pied pieds yeux dents
  tet pwatrin vant do bra janm machwe kou zepol jenou zorey goj figi men pye je dan lestomak ren jwenti left right goch dwat`,
);

export const NEGATORS = list(
  'no not never none nor without deny denies denied pa sans san aucun aucune ni jamais okenn neither non',
);

/** Words between a negation and its verb: "pa vle bwè", "will not even wake". */
export const AUXILIARIES = list(
  'want wants able can will even really fully properly veut veux voulait peut peux vle ka kapab fin menm janm rive sa',
);
