/** The illnesses, and for polio the kinds of vaccine, whose doses are counted apart. */
export type Series =
  | 'bcg'
  | 'dtp'
  | 'hepb'
  | 'hib'
  | 'opv'
  | 'ipv'
  | 'rota'
  | 'pcv'
  | 'measles'
  | 'mumps'
  | 'rubella'
  | 'varicella'
  | 'hepa'
  | 'tetanus_booster'
  | 'pertussis_booster'
  | 'hpv'
  | 'menacwy'
  | 'menb'
  | 'flu';

interface Product {
  /** How it is written into a record, the same in every language. */
  readonly label: string;
  readonly series: readonly Series[];
  /** CDC, CVX codes, 2025; the first is the one written. */
  readonly cvx: readonly [string, ...string[]];
  /** As people and cards write it, in lower case, without accents and signs. */
  readonly names: readonly string[];
}

/** What a dose can be recorded as. */
export const VACCINES = {
  bcg: { label: 'BCG', series: ['bcg'], cvx: ['19'], names: ['bcg'] },
  penta: {
    label: 'Pentavalent (DTP-HepB-Hib)',
    series: ['dtp', 'hepb', 'hib'],
    cvx: ['102'],
    names: ['penta', 'pentavalent', 'pentavalan', 'dtp hepb hib', 'dtp hib hepb', 'dtp hib hep b'],
  },
  opv: {
    label: 'OPV (oral polio)',
    series: ['opv'],
    cvx: ['178', '02'],
    names: ['opv', 'vpo', 'bopv', 'polio oral', 'oral polio'],
  },
  ipv: { label: 'IPV (polio shot)', series: ['ipv'], cvx: ['10'], names: ['ipv', 'vpi'] },
  rota: {
    label: 'Rotavirus',
    series: ['rota'],
    cvx: ['122', '119', '116'],
    names: ['rota', 'rotavirus', 'rotarix', 'rotateq'],
  },
  pcv: {
    label: 'PCV (pneumococcus)',
    series: ['pcv'],
    cvx: ['152', '133', '215', '216'],
    names: [
      'pcv',
      'pcv13',
      'pcv15',
      'pcv20',
      'prevnar',
      'pneumococcal conjugate',
      'pneumocoque',
      'pneumo 13',
    ],
  },
  mr: {
    label: 'MR (measles, rubella)',
    series: ['measles', 'rubella'],
    cvx: ['04'],
    names: ['mr', 'rr', 'measles rubella', 'rougeole rubeole'],
  },
  mmr: {
    label: 'MMR (measles, mumps, rubella)',
    series: ['measles', 'mumps', 'rubella'],
    cvx: ['03'],
    names: ['mmr', 'ror', 'measles mumps rubella'],
  },
  mmrv: {
    label: 'MMRV (measles, mumps, rubella, chickenpox)',
    series: ['measles', 'mumps', 'rubella', 'varicella'],
    cvx: ['94'],
    names: ['mmrv', 'proquad'],
  },
  varicella: {
    label: 'Chickenpox (varicella)',
    series: ['varicella'],
    cvx: ['21'],
    names: ['varicella', 'varicelle', 'varivax', 'chickenpox'],
  },
  hepb: {
    label: 'Hepatitis B',
    series: ['hepb'],
    cvx: ['45', '08'],
    names: ['hepb', 'hep b', 'hepatitis b', 'hepatite b', 'vhb'],
  },
  hepa: {
    label: 'Hepatitis A',
    series: ['hepa'],
    cvx: ['85', '83'],
    names: ['hepa', 'hep a', 'hepatitis a', 'hepatite a'],
  },
  dtap: { label: 'DTaP', series: ['dtp'], cvx: ['107', '20', '106'], names: ['dtap', 'dtp', 'dtcoq', 'dtc'] },
  hib: { label: 'Hib', series: ['hib'], cvx: ['17', '48', '49'], names: ['hib'] },
  dtap_hepb_ipv: {
    label: 'DTaP-HepB-IPV',
    series: ['dtp', 'hepb', 'ipv'],
    cvx: ['110'],
    names: ['dtap hepb ipv', 'dtap hep b ipv', 'pediarix'],
  },
  dtap_ipv_hib: {
    label: 'DTaP-IPV-Hib',
    series: ['dtp', 'ipv', 'hib'],
    cvx: ['120'],
    names: ['dtap ipv hib', 'dtap hib ipv', 'pentacel'],
  },
  dtap_ipv_hib_hepb: {
    label: 'DTaP-IPV-Hib-HepB',
    series: ['dtp', 'ipv', 'hib', 'hepb'],
    cvx: ['146'],
    names: ['dtap ipv hib hepb', 'vaxelis'],
  },
  dtap_ipv: {
    label: 'DTaP-IPV',
    series: ['dtp', 'ipv'],
    cvx: ['130'],
    names: ['dtap ipv', 'kinrix', 'quadracel'],
  },
  td: {
    label: 'Td (tetanus, diphtheria)',
    series: ['tetanus_booster'],
    cvx: ['139', '09', '113'],
    names: ['td', 'dt', 'tetanus', 'tetanos', 'vat'],
  },
  tdap: {
    label: 'Tdap',
    series: ['tetanus_booster', 'pertussis_booster'],
    cvx: ['115'],
    names: ['tdap', 'boostrix', 'adacel'],
  },
  hpv: {
    label: 'HPV',
    series: ['hpv'],
    cvx: ['137', '165', '62', '118'],
    names: ['hpv', 'vph', 'gardasil', 'cervarix'],
  },
  menacwy: {
    label: 'MenACWY',
    series: ['menacwy'],
    cvx: ['147', '114', '136', '203'],
    names: ['menacwy', 'mcv4', 'menveo', 'menactra', 'menquadfi'],
  },
  menb: {
    label: 'MenB',
    series: ['menb'],
    cvx: ['164', '162', '163'],
    names: ['menb', 'bexsero', 'trumenba'],
  },
  flu: { label: 'Influenza', series: ['flu'], cvx: ['88'], names: ['flu', 'influenza', 'grip', 'grippe'] },
} as const satisfies Record<string, Product>;

export type Vaccine = keyof typeof VACCINES;
export const VACCINE_NAMES = Object.keys(VACCINES) as [Vaccine, ...Vaccine[]];

const PRODUCTS: Readonly<Record<Vaccine, Product>> = VACCINES;
export const seriesOf = (vaccine: Vaccine): readonly Series[] => PRODUCTS[vaccine].series;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Penta1" and "OPV 2" name the vaccine and the number of the dose. */
const withoutDose = (word: string) => word.replace(/^(\p{L}{2,})[0-6]$/u, '$1');

const BY_NAME = VACCINE_NAMES.flatMap((vaccine) =>
  [...PRODUCTS[vaccine].names, plain(PRODUCTS[vaccine].label)].map((name) => ({ vaccine, name })),
).sort((a, b) => b.name.length - a.name.length);

/** The vaccine of an entry, by its code, else by the longest name in its words; undefined when neither is known. */
export function findVaccine(entry: {
  readonly text: string;
  readonly code: { readonly system: string; readonly value: string } | null;
}): Vaccine | undefined {
  const { text, code } = entry;
  const coded =
    code?.system === 'cvx' && VACCINE_NAMES.find((vaccine) => PRODUCTS[vaccine].cvx.includes(code.value));
  if (coded) return coded;
  const words = plain(text).split(' ');
  const said = ` ${words.join(' ')} | ${words.map(withoutDose).join(' ')} `;
  return BY_NAME.find(({ name }) => said.includes(` ${name} `))?.vaccine;
}
