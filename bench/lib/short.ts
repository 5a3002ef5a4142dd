/**
 * `--short`: fewer and shorter rounds and less data, only to check that a benchmark runs. Its
 * figures mean little.
 */
const isShort = process.argv.includes('--short');

export const unlessShort = (usual: number, short: number): number => (isShort ? short : usual);

/** What was said after `--name=`. */
export function argument(name: string): string | undefined {
  const start = `--${name}=`;
  return process.argv.find((one) => one.startsWith(start))?.slice(start.length);
}
