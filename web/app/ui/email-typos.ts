/** Domains that many have, against which what is typed is compared. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.fr',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'icloud.com',
];
/** Real domains that differ from a common one by one letter. */
const REAL = new Set([...COMMON, 'ymail.com', 'mail.com', 'email.com', 'gmx.com', 'cloud.com', 'yahoo.ca']);

/** Mistakes of more than one letter, and domains that the provider of the name does not have. */
const KNOWN: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  'gmail.fr': 'gmail.com',
  'gmail.ht': 'gmail.com',
  'gmail.net': 'gmail.com',
  'gmail.org': 'gmail.com',
  yahoo: 'yahoo.com',
  'yahoo.ht': 'yahoo.com',
  hotmail: 'hotmail.com',
  'hotmail.ht': 'hotmail.com',
  'hotmale.com': 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
};

/** Endings that no country and nobody else has. */
const NO_ENDING = /\.(?:con|cmo|ocm|vom|xom|comm|coom|cim|cpm|cok|c0m)$/;

/** Whether one letter was added, left out or mistaken, or two were swapped. */
export function isOneSlip(typed: string, meant: string): boolean {
  const longest = Math.max(typed.length, meant.length);
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < longest && typed[start] === meant[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (typed.length > meant.length) return rest(typed, 1) === rest(meant, 0);
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1);
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return rest(typed, 1) === rest(meant, 1) || (isSwapped && rest(typed, 2) === rest(meant, 2));
}

function domainMeant(typed: string): string {
  const domain = typed.replaceAll(',', '.').replace(NO_ENDING, '.com');
  if (REAL.has(domain)) return domain;
  return KNOWN[domain] ?? COMMON.find((common) => isOneSlip(domain, common)) ?? domain;
}

/** The address that was probably meant; undefined for one that looks right, or is too short to tell. */
export function suggestEmail(text: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@(\S+)$/.exec(text.trim()) ?? [];
  if (name === undefined || typed === undefined) return undefined;
  const domain = domainMeant(typed.toLowerCase());
  return domain === typed.toLowerCase() ? undefined : `${name}@${domain}`;
}
