interface Bounds {
  least: number;
  most: number;
  decimals?: number;
}

const numberIn = (text: string) => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.'));

export const isNumber = (text: string): boolean => Number.isFinite(numberIn(text));

/** A number as people type it, with a point or a comma; what is none becomes the least that is allowed. */
export function readNumber(text: string, { least, most, decimals = 0 }: Bounds): number {
  const value = numberIn(text);
  if (!Number.isFinite(value)) return least;
  const step = 10 ** decimals;
  return Math.min(Math.max(Math.round(value * step) / step, least), most);
}
