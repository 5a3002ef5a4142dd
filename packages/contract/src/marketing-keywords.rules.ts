import {
  type Cluster,
  type Intent,
  KEYWORDS_A_RUN,
  type Keyword,
  similarity,
  tokensOf,
} from './marketing.rules.ts';

type Language = 'en' | 'fr' | 'ht';
type Form = readonly [Intent, string];

/** How people ask for a subject: fifteen forms a language, each with four places. */
const FORMS: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    ['informational', 'symptoms of {}'],
    ['informational', 'what causes {}'],
    ['informational', 'how to prevent {}'],
    ['informational', '{} in children'],
    ['informational', '{} in pregnancy'],
    ['informational', '{} diet'],
    ['commercial', '{} treatment'],
    ['commercial', 'best doctor for {}'],
    ['commercial', '{} price'],
    ['commercial', '{} medicine'],
    ['transactional', 'book {} appointment'],
    ['transactional', '{} home visit'],
    ['transactional', 'pay {} for family'],
    ['navigational', '{} clinic'],
    ['navigational', '{} test near me'],
  ],
  fr: [
    ['informational', 'symptômes {}'],
    ['informational', 'causes {}'],
    ['informational', 'comment prévenir {}'],
    ['informational', '{} chez l’enfant'],
    ['informational', '{} et grossesse'],
    ['informational', '{} régime'],
    ['commercial', 'traitement {}'],
    ['commercial', 'meilleur médecin {}'],
    ['commercial', 'prix {}'],
    ['commercial', 'médicament {}'],
    ['transactional', 'rendez-vous {}'],
    ['transactional', 'visite à domicile {}'],
    ['transactional', 'payer {} pour la famille'],
    ['navigational', 'clinique {}'],
    ['navigational', 'test {} près de moi'],
  ],
  ht: [
    ['informational', 'siy {}'],
    ['informational', 'poukisa moun fè {}'],
    ['informational', 'kijan pou evite {}'],
    ['informational', '{} lakay timoun'],
    ['informational', '{} ak gwosès'],
    ['informational', 'manje pou {}'],
    ['commercial', 'tretman {}'],
    ['commercial', 'bon doktè pou {}'],
    ['commercial', 'pri {}'],
    ['commercial', 'medikaman {}'],
    ['transactional', 'randevou {}'],
    ['transactional', 'vizit lakay pou {}'],
    ['transactional', 'peye {} pou fanmi'],
    ['navigational', 'klinik {}'],
    ['navigational', 'tès {} toupre mwen'],
  ],
};
const PLACES: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 'haiti', 'port-au-prince', 'cap-haitien'],
  fr: ['', 'haïti', 'port-au-prince', 'cap-haïtien'],
  ht: ['', 'ayiti', 'pòtoprens', 'okap'],
};

/** FNV-1a with a last mix: the same text gives the same number everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An estimate from `least` to `most` that depends on nothing but its text. */
export const estimate = (text: string, least: number, most: number): number =>
  least + (hashOf(text) % (most - least + 1));

const cleanSeed = (seed: string): string => seed.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Sixty keywords around a word, the most searched first. The figures are estimates, not measured. */
export function findKeywords(seed: string, language: Language): Keyword[] {
  const subject = cleanSeed(seed);
  if (!subject) return [];
  const found = FORMS[language].flatMap(([intent, form]) =>
    PLACES[language].map((place): Keyword => {
      const keyword = `${form.replace('{}', () => subject)} ${place}`.trim();
      return {
        keyword,
        volume: estimate(`volume ${keyword}`, 50, 999),
        difficulty: estimate(`difficulty ${keyword}`, 10, 89),
        intent,
        effort: estimate(`effort ${keyword}`, 1, 3),
        confidence: estimate(`confidence ${keyword}`, 50, 99),
      };
    }),
  );
  return found.sort((a, b) => b.volume - a.volume).slice(0, KEYWORDS_A_RUN);
}

/**
 * The mean of impact, confidence and ease, each from 0 to 10: impact is the volume against 999,
 * ease what the difficulty leaves of 10, divided by the effort.
 */
export function iceOf({
  volume,
  difficulty,
  confidence,
  effort,
}: Omit<Keyword, 'keyword' | 'intent'>): number {
  const impact = (volume / 999) * 10;
  const ease = (100 - difficulty) / 10 / effort;
  return Math.round(((impact + confidence / 10 + ease) / 3) * 10) / 10;
}

export const CLUSTER_SIMILARITY = 0.35;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Group {
  readonly head: ReadonlySet<string>;
  readonly members: Keyword[];
}

/**
 * Groups keywords by the words that tell them apart: each joins the group whose first keyword is
 * most like it, from 0.35 on. Words that all of them share are left out, since they tell nothing.
 */
export function clusterKeywords(keywords: readonly Keyword[]): Cluster[] {
  const all = keywords.map((keyword) => ({ keyword, tokens: tokensOf(keyword.keyword) }));
  const [first] = all;
  const shared = new Set(
    all.length > 1 && first
      ? [...first.tokens].filter((token) => all.every(({ tokens }) => tokens.has(token)))
      : [],
  );
  const told = all
    .map(({ keyword, tokens }) => ({
      keyword,
      tokens: new Set([...tokens].filter((token) => !shared.has(token))),
    }))
    .sort((a, b) => a.tokens.size - b.tokens.size || b.keyword.volume - a.keyword.volume);
  const groups: Group[] = [];
  for (const { keyword, tokens } of told) {
    let best: Group | undefined;
    let score = 0;
    for (const group of groups) {
      const likeness = similarity(tokens, group.head);
      if (likeness >= CLUSTER_SIMILARITY && likeness > score) [best, score] = [group, likeness];
    }
    if (best) best.members.push(keyword);
    else groups.push({ head: tokens, members: [keyword] });
  }
  return groups
    .map(({ members }): Cluster => {
      const [head] = members;
      return {
        topic: head?.keyword ?? '',
        volume: members.reduce((sum, { volume }) => sum + volume, 0),
        difficulty: Math.round(mean(members.map(({ difficulty }) => difficulty))),
        ice: Math.round(mean(members.map(iceOf)) * 10) / 10,
        keywords: members.map(({ keyword }) => keyword),
      };
    })
    .sort((a, b) => b.ice - a.ice || a.topic.localeCompare(b.topic));
}
