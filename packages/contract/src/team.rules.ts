/** Announcements come from who manages the clinic; in the team's channel everybody writes. */
export const TEAM_CHANNELS = ['announcements', 'team'] as const;
export type TeamChannel = (typeof TEAM_CHANNELS)[number];
export const LONGEST_TEAM_MESSAGE = 4000;

/** Letters as they are compared: without accents and case, as many as before. */
const plain = (text: string) =>
  [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Where a name follows an @ and ends there; the longest name that fits. */
function mentionAt<Named extends { readonly name: string }>(
  text: string,
  at: number,
  people: readonly Named[],
): Named | undefined {
  if (text[at] !== '@') return undefined;
  return people
    .filter(({ name }) => name !== '' && text.startsWith(plain(name), at + 1))
    .filter(({ name }) => !/[\p{L}\p{N}]/u.test(text[at + 1 + plain(name).length] ?? ''))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Who is called by name in a message: “@Marie Joseph”. Each is there once. */
export function mentionedIn<Named extends { readonly name: string }>(
  text: string,
  people: readonly Named[],
): Named[] {
  const letters = plain(text);
  const found = new Set<Named>();
  for (let at = letters.indexOf('@'); at >= 0; at = letters.indexOf('@', at + 1)) {
    const person = mentionAt(letters, at, people);
    if (person) found.add(person);
  }
  return [...found];
}

/** What is being typed after an @ at the end of a text; undefined when no name is being typed. */
export const nameBegunIn = (text: string): string | undefined =>
  /(?:^|\s)@([\p{L}'’ -]{0,40})$/u.exec(text)?.[1];

/** The text with the name instead of what was typed of it. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.length - (nameBegunIn(text)?.length ?? 0))}${name} `;
