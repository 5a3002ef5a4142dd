import { countOf, daysIn } from './duration.ts';
import { NEGATORS } from './fold-text.ts';
import type { Token } from './tokens.ts';

const BABY =
  /^(?:baby|babies|bebe|tibebe|infants?|nourrissons?|newborns?|preemie|preemies|premature|bambin|nouvone|biberon|bibon)$/;
const CHILD =
  /^(?:child|children|kids?|sons?|daughters?|toddlers?|boy|girl|enfants?|fils|fille|garcon|pitit|timoun|tigason|tifi|ptit|gason|fi|kiddo|toddler|preschooler|fillette|gamine?|gosse|garconnet|bambine?|marmot|ecolier|grandson|granddaughter|nephew|niece|neveu|timoune|pitite|ticheri)$/;
const OLDER =
  /^(?:grandma|grandpa|grandmother|grandfather|grandad|granddad|granny|nana|elderly|mamie|papi|papy|grann|granme|granmem|granpe|granpapa|gran|vyeya)$/;
const PREGNANT = /^(?:pregnan\w*|enceinte?s?|ansent|ansant|ansint|gwos|gwoses|grossesse|along|gestation)$/;
const SINCE = /^(?:depi|depuis|since|for|pendant|pandan|past|last|fe|ago|durant)$/;

const isGrandparent = (word: string, next: string | undefined) =>
  word === 'grand' && /^(?:mere|pere|maman|papa|mother|father)$/.test(next ?? '');
const HOT = /^(?:hot|burning|chaude?s?|brulante?s?|cho)$/;

export type Person = {
  ageMonths?: number;
  pregnancyWeeks?: number;
  /** Named in the text without an age. */
  baby: boolean;
  child: boolean;
  /** A grandparent, or a person who is called old. */
  older: boolean;
  /** A word for hot, which means a fever in a young baby. */
  hot: boolean;
};

/** The person in the text, and the indexes of the words that gave the age, which are not durations. */
export function personIn(tokens: readonly Token[]): { person: Person; taken: Set<number> } {
  const taken = new Set<number>();
  const words = tokens.map(({ word }) => word);
  const person: Person = {
    // In a text about a pregnancy "the baby" is the unborn child.
    baby: words.some((word) => BABY.test(word)) && !words.some((word) => PREGNANT.test(word)),
    child: words.some((word) => CHILD.test(word)) && !words.some((word) => PREGNANT.test(word)),
    older: words.some((word, index) => OLDER.test(word) || isGrandparent(word, words[index + 1])),
    hot: words.some((word, index) => HOT.test(word) && !NEGATORS.has(words[index - 1] ?? '')),
  };
  for (const [index, word] of words.entries()) {
    const count = countOf(word);
    const unit = daysIn(words[index + 1]);
    if (count === undefined || unit === undefined || unit < 1) continue;
    const before = words.slice(Math.max(0, index - 3), index);
    const after = words.slice(index + 2, index + 5);
    const near = [...before, ...after];
    const start = tokens[index]?.raw ?? 0;
    const days = count * unit;
    const ofBirth = unit === 7 && isLate(count, before, after) && !person.baby;
    const inMonth = unit === 30 && count >= 4 && count <= 9 && before.at(-1) === 'nan' && !person.baby;
    if ((ofBirth || inMonth || near.some((each) => PREGNANT.test(each))) && days <= 300 && unit >= 7) {
      person.pregnancyWeeks = unit === 7 ? count : Math.round(count * 4.35);
    } else if (
      isBirth(words.slice(Math.max(0, index - 7), index)) ||
      isAge({
        before,
        after,
        days,
        unit,
        someone: person.baby || person.child,
        ends: endsPart(tokens, index + 1),
      })
    ) {
      person.ageMonths = days / 30.4;
    } else continue;
    taken.add(start).add(start + 1);
  }
  return { person, taken };
}

/** From 20 to 43 weeks a number of weeks means a pregnancy, unless a word like "since" makes it a duration. */
const isLate = (weeks: number, before: readonly string[], after: readonly string[]) =>
  weeks >= 20 && weeks <= 43 && ![...before, ...after].some((word) => SINCE.test(word) || word === 'old');

/** "Two weeks old" beside one of these words is not the age of a person. */
const OLD_THING = /^(?:cut|wound|bruise|burn|bite|cough|rash|injury|scar|stitches|sore|infection|tattoo)$/;

/** "Born 9 days ago", "née il y a 9 jours", "fèt sa gen 9 jou". */
const BORN =
  /\b(?:born|nee|fet|est ne|ete ne)(?: (?:il|y|a|sa|gen|fe|depi|just|only|about|around|depuis|gen|seulement|selman|li|environ))*$/;
const isBirth = (before: readonly string[]) => BORN.test(before.join(' '));

/** What people write after it without a full stop: a question, a wish or thanks. */
const NEXT_SENTENCE = /^(?:what|kisa|eske|please|tanpri|svp|thanks?|mesi|merci)$/;
const endsPart = (tokens: readonly Token[], index: number) => {
  const next = tokens[index + 1];
  return next?.part !== tokens[index]?.part || NEXT_SENTENCE.test(next?.word ?? '');
};

type AgeClue = {
  before: string[];
  after: string[];
  days: number;
  unit: number;
  someone: boolean;
  /** The number and its unit end a part of the sentence. */
  ends: boolean;
};

/** Whether a number is an age ("old", "âgé", "gen 65 an", "bebe 2 mwa") and not a duration. */
function isAge({ before, after, days, unit, someone, ends }: AgeClue): boolean {
  if (days > 120 * 365) return false;
  const thing = OLD_THING.test(after[1] ?? '') || (!someone && before.some((word) => OLD_THING.test(word)));
  if (/^(?:old|o|baby|boy|girl)$/.test(after[0] ?? '') && !thing) return true;
  const last = before.at(-1) ?? '';
  const lastTwo = before.slice(-2).join(' ');
  if (before.some((word) => SINCE.test(word)) || after[0] === 'ago' || /^(?:sa gen|y a)$/.test(lastTwo))
    return false;
  if (/(?:^|\s)(?:aged?|age|agee|laj)(?: de)?$/.test(lastTwo)) return true;
  const third = before.at(-3) ?? '';
  const named = (word: string) => BABY.test(word) || CHILD.test(word);
  if (/^(?:m|mwen|li|nou|nan|la|an) gen(?:yen)?$/.test(lastTwo) && named(third)) return true;
  // A child is spoken of: "il a 11 semaines", but not "il a 3 jours de fièvre".
  if (/^(?:il|elle) a$|^(?:he|she) is$/.test(lastTwo) && days < 365)
    return !/^(?:de|d|que)$/.test(after[0] ?? '');
  if (/^li gen$/.test(lastTwo) && unit >= 7 && days < 365) return ends;
  // "Mwen gen 2 an" is a duration, because a child under 12 does not write the text.
  if (/^(?:m|mwen) gen$/.test(lastTwo) && days < 12 * 365) return false;
  if (unit === 365) return someone || days >= 12 * 365 || /^(?:ai|a|gen|am|is|gin|genyen)$/.test(last);
  const [earlier = '', direct = last] = lastTwo.split(' ');
  const owned = named(earlier) && /^(?:m|mwen|la|an|nan|li)$/.test(direct);
  return someone && (owned || named(last) || /^(?:a|d|gen|genyen|de|gin|is|ki|of|only|aged|was)$/.test(last));
}
