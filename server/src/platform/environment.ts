export type Environment = Readonly<Record<string, string | undefined>>;

export function urlFrom(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://example.org, not "${text}"`);
  return text.replace(/\/+$/, '');
}

/** An address that holds a password is not repeated when it is refused. */
export function serviceUrlFrom(
  name: string,
  text: string | undefined,
  schemes: readonly string[],
): string | undefined {
  if (!text) return undefined;
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`)))
    throw new Error(`${name} must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
  return text;
}

/** Strict, because `DEMO=false` read as "set" would put accounts with a known password on a real database. */
export function switchFrom(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text !== '0' && text !== '1') throw new Error(`${name} must be 1 or 0, not "${text}"`);
  return text === '1';
}

/** All values or none: with half of the settings, files would be stored in an unexpected place. */
export const neededWith = (env: Environment, first: string) => (name: string) => {
  const text = env[name];
  if (!text) throw new Error(`${name} must be set when ${first} is`);
  return text;
};
