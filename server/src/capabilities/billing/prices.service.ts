import { findPrices, type Priced, type PriceReader } from './prices.store.ts';

/** What services of the clinic cost on a day, by the id of their code; `cents` is null without a price yet. */
export const pricesOn = async (
  grant: PriceReader,
  codeIds: readonly string[],
  day: string,
): Promise<Map<string, Priced>> =>
  new Map((await findPrices(grant, codeIds, day)).map((priced) => [priced.id, priced]));
