import { LAB_TESTS, type LabTest } from './ranges.ts';

/** Lower case without accents, one kind of dash, quote and space: what every name below is compared with. */
export const foldLabText = (text: string) =>
  text
    .replace(/10⁹/g, '10^9')
    .replace(/10³/g, '10^3')
    .replace(/³/g, '3')
    .replace(/²/g, '2')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/×/g, 'x')
    // Marks are removed first too, because to sort a long run of them takes quadratic time.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[\t\u00a0\u2009\u202f|]/g, ' ');

/** What a name in a report means: a test we know, another test (whose number must not be used), or a heading. */
export type LabName = LabTest | 'urea' | 'protein' | 'ph' | 'other' | 'urine_heading' | 'blood_heading';

const NAMES: Record<LabName, string> = {
  hemoglobin: 'hemoglobin,haemoglobin,hemoglobine,emoglobin,emoglobin san,hb,hgb',
  hematocrit: 'hematocrit,haematocrit,hematocrite,ematokrit,hct,ht,hto',
  white_cells: `
    white blood cells, white blood cell count, white cells, white cell count, leukocytes, leucocytes,
    globules blancs, globil blan, lekosit, wbc, gb`,
  platelets: 'platelets,platelet count,thrombocytes,plaquettes,plaket,plt',
  mcv: 'mean corpuscular volume,mcv,vgm,volume globulaire moyen',
  glucose_fasting: `
    fasting glucose, fasting blood glucose, fasting blood sugar, fasting sugar, fbs, glycemie a jeun,
    glucose a jeun, glisemi a jen, glisemi ajen, sik a jen, sik ajen`,
  glucose: `
    glucose, random glucose, blood glucose, blood sugar, random blood sugar, glycemie,
    glycemie aleatoire, glisemi, glikoz, sik nan san`,
  hba1c: `
    hemoglobin a1c, haemoglobin a1c, hba1c, hgba1c, hb a1c, a1c, glycated hemoglobin,
    hemoglobine glyquee, hemoglobine glycosylee, emoglobin glike`,
  sodium: 'sodium,natremie,sodyom,na,na+',
  potassium: 'potassium,kaliemie,potasyom,k,k+',
  chloride: 'chloride,chlorure,chlorures,chlore,klori,cl,cl-',
  bicarbonate: 'bicarbonate,bicarbonates,bikabonat,hco3,hco3-,total co2,co2 total,carbon dioxide,co2',
  urea_nitrogen: 'blood urea nitrogen,urea nitrogen,azote ureique,bun',
  urea: 'urea,uree,ire',
  creatinine: 'creatinine,serum creatinine,creatininemie,kreyatinin,kreatinin',
  egfr: 'egfr,e-gfr,estimated gfr,gfr,dfg,dfg estime,dfge,ckd-epi',
  calcium: 'calcium,calcemie,kalsyom,ca,ca++',
  alt: 'alt,alat,sgpt,alanine aminotransferase,tgp',
  ast: 'ast,asat,sgot,aspartate aminotransferase,tgo',
  alkaline_phosphatase: 'alkaline phosphatase,alp,phosphatase alcaline,phosphatases alcalines,pal',
  bilirubin: `
    bilirubin, total bilirubin, bilirubin total, bilirubine totale, bilirubine, biliribin total,
    biliribin`,
  albumin: 'albumin,serum albumin,albumine,albimin,alb',
  cholesterol: 'total cholesterol,cholesterol total,cholesterol,kolestewol total,kolestewol',
  hdl: 'hdl cholesterol,cholesterol hdl,hdl-c,hdl,bon kolestewol',
  ldl: 'ldl cholesterol,cholesterol ldl,ldl-c,ldl,move kolestewol',
  triglycerides: 'triglycerides,triglyceride,trigliserid',
  tsh: 'tsh,thyroid stimulating hormone,thyreostimuline',
  crp: 'c-reactive protein,c reactive protein,crp,proteine c reactive,proteine c-reactive',
  urine_gravity: 'specific gravity,urine specific gravity,densite urinaire,densite,dansite',
  urine_ph: 'urine ph,ph urinaire,ph urine,ph pipi',
  urine_protein: `
    urine protein, protein in urine, proteinuria, proteines urinaires, proteine urinaire, proteinurie,
    pwoteyin nan pipi`,
  urine_glucose:
    'urine glucose,glucose in urine,glucosuria,glucose urinaire,glycosurie,glucosurie,sik nan pipi',
  urine_ketones: 'ketones,urine ketones,ketonuria,corps cetoniques,cetonurie,acetone,seton',
  urine_nitrite: 'nitrite,nitrites,urine nitrite,nitrites urinaires,nitrit',
  urine_leukocytes: `
    leukocyte esterase, leucocyte esterase, urine leukocytes, urine white cells, leucocytes urinaires,
    leucocyturie, lekosit nan pipi`,
  urine_hcg: `
    pregnancy test, urine pregnancy test, urine hcg, hcg urine, hcg urinaire, test de grossesse,
    tes gwoses`,
  protein: 'protein,proteins,proteine,proteines,pwoteyin',
  ph: 'ph',
  other: `
    mean corpuscular hemoglobin concentration, mean corpuscular hemoglobin, mch, mchc, tcmh, ccmh,
    red blood cells, red cells, globules rouges, globil wouj, rbc, gr, rdw, mpv, ferritin, ferritine,
    non-hdl cholesterol, non hdl cholesterol, vldl, direct bilirubin, bilirubin direct,
    conjugated bilirubin, indirect bilirubin, bilirubine directe, bilirubine conjuguee,
    bilirubine indirecte, creatinine clearance, clairance de la creatinine, urine creatinine,
    creatinine urinaire, microalbumin, microalbumine, urine albumin, albumine urinaire,
    albumin/creatinine ratio, total protein, protein total, proteines totales, ionized calcium,
    calcium ionise, uric acid, acide urique, neutrophils, neutrophiles, lymphocytes, monocytes,
    eosinophils, eosinophiles, basophils, basophiles, free t4, t4 libre, t3, t4, psa, inr, esr, vs,
    hs-crp, crp-us, ldh, ggt, lipase, amylase, magnesium, phosphorus, phosphore, iron, fer serique,
    urobilinogen, urobilinogene, bilirubin in urine, blood in urine, sang dans les urines,
    hemoglobin electrophoresis, electrophorese de l'hemoglobine`,
  urine_heading: `
    urinalysis, urine analysis, urine dipstick, analyse d'urine, analyse d'urines,
    bandelette urinaire, ecbu, tes pipi, egzamen pipi, urine:, urines:, urine :, urines :,
    pipi:`,
  blood_heading: `
    cbc, complete blood count, hemogramme, numeration formule sanguine, nfs, chemistry, chimie sanguine,
    biochimie, lipid panel, bilan lipidique, blood:, blood test, serum:, sang:, sang :, tes san, san:`,
};

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([test, names]) =>
    names.split(',').map((name) => [name.trim(), test as LabName] as const),
  ),
);
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
// The longest name comes first, because "hemoglobin a1c" is another test than "hemoglobin".
const ANY_NAME = new RegExp(
  `(?<![a-z0-9])(?:${[...BY_NAME.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![a-z0-9])`,
  'g',
);

/** Every name in a folded text, in order. */
export const namesIn = (folded: string): { name: LabName; spelling: string; start: number; end: number }[] =>
  [...folded.matchAll(ANY_NAME)].flatMap((match) => {
    const name = BY_NAME.get(match[0]);
    return name ? [{ name, spelling: match[0], start: match.index, end: match.index + match[0].length }] : [];
  });

/** The test of a LOINC code or of a whole name; undefined when we have no such test. */
export function findLabTest(codeOrName: string): LabName | undefined {
  const byCode = (Object.keys(LAB_TESTS) as LabTest[]).find(
    (test) => LAB_TESTS[test].loinc === codeOrName.trim(),
  );
  return byCode ?? BY_NAME.get(foldLabText(codeOrName).trim());
}

const WRITTEN: Partial<Record<LabTest, string>> = {
  hba1c: 'Hemoglobin A1c',
  hdl: 'HDL cholesterol',
  ldl: 'LDL cholesterol',
  crp: 'C-reactive protein',
  egfr: 'eGFR',
  alt: 'ALT',
  ast: 'AST',
  tsh: 'TSH',
  mcv: 'MCV',
  urine_ph: 'Urine pH',
  urine_protein: 'Urine protein',
  urine_ketones: 'Urine ketones',
  urine_gravity: 'Urine specific gravity',
  urine_nitrite: 'Urine nitrite',
  urine_hcg: 'Urine hCG',
};

/** The English name of a test, as reports write it and as `findLabTest` reads it. */
export function labTestName(test: LabTest): string {
  const [first = test] = NAMES[test].split(',');
  const plain = first.trim();
  return WRITTEN[test] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
