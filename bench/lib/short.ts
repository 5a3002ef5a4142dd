/**
 * `--short`: fewer and shorter rounds and less data, only to check that a benchmark runs. Its
 * figures mean little.
 */
const isShort = process.argv.includes('--short');

export const unlessShort = (usual: number, short: number): number => (isShort ? short : usual);
