import type { Clue, RecommendationCode } from './rules/rule.ts';
import type { TriageSource } from './sources.ts';

type HomeAdvice = { code: RecommendationCode; for: readonly Clue[]; source: readonly TriageSource[] };

const list = (words: string) => words.trim().split(/\s+/) as Clue[];

/** What helps at home with each complaint, and the signs that change it. */
export const HOME_ADVICE = [
  {
    code: 'home_cold',
    for: list('runny_nose cold_or_flu cough sore_throat hoarse_voice loss_of_smell'),
    source: ['medlineplus'],
  },
  { code: 'home_hay_fever', for: list('hay_fever sneezing'), source: ['medlineplus'] },
  { code: 'home_burn', for: list('minor_burn mouth_burn sunburn'), source: ['medlineplus'] },
  { code: 'home_wound', for: list('small_wound blister splinter'), source: ['medlineplus'] },
  { code: 'home_nosebleed', for: list('nosebleed'), source: ['medlineplus'] },
  { code: 'home_headache', for: list('headache'), source: ['medlineplus'] },
  { code: 'home_bite', for: list('insect_bite itching heat_rash'), source: ['medlineplus'] },
  { code: 'home_constipation', for: list('constipation'), source: ['medlineplus'] },
  {
    code: 'home_stomach',
    for: list('heartburn bloating hangover motion_sickness nausea hiccups'),
    source: ['medlineplus'],
  },
  {
    code: 'home_muscles',
    for: list('body_aches muscle_cramp sprain muscle_strain neck_crick after_effort'),
    source: ['medlineplus'],
  },
  { code: 'home_period', for: list('period_pain'), source: ['medlineplus'] },
  { code: 'home_baby', for: list('teething spit_up nappy_rash cradle_cap'), source: ['medlineplus'] },
  { code: 'home_dry_skin', for: list('dry_skin'), source: ['medlineplus'] },
  { code: 'home_pimple', for: list('pimple'), source: ['medlineplus'] },
  { code: 'home_lips', for: list('chapped_lips mouth_sore cold_sore'), source: ['medlineplus'] },
  { code: 'home_eyes', for: list('eye_strain eye_twitch stye'), source: ['medlineplus'] },
  { code: 'home_ears', for: list('blocked_ear'), source: ['medlineplus'] },
  { code: 'home_feet', for: list('athletes_foot corns ingrown_nail bad_smell'), source: ['medlineplus'] },
  { code: 'home_alcohol', for: list('alcohol_with_medicine'), source: ['medlineplus'] },
  { code: 'home_scalp', for: list('dandruff lice'), source: ['medlineplus'] },
  { code: 'home_sleep', for: list('trouble_sleeping exam_nerves fatigue'), source: ['medlineplus'] },
] as const satisfies readonly HomeAdvice[];

const MAX_ADVICE = 2;

/** The advice for what can be treated at home; none fits when the complaint has none of its own. */
export const homeAdviceFor = (clues: ReadonlySet<Clue>): RecommendationCode[] =>
  HOME_ADVICE.filter((advice) => (advice.for as readonly Clue[]).some((clue) => clues.has(clue)))
    .slice(0, MAX_ADVICE)
    .map(({ code }) => code);
