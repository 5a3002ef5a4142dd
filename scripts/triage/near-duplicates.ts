/** Lower case without accents, with letters and digits only. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function trigramsOf(text: string): Set<string> {
  const padded = ` ${plain(text)} `;
  return new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

const SAME_FROM = 0.85;

/** Two texts are near-duplicates when they share 85 % of their trigrams; returns the later text of each pair. */
export function nearDuplicates(texts: readonly string[]): string[] {
  const seen: Set<string>[] = [];
  const byTrigram = new Map<string, number[]>();
  return texts.filter((text) => {
    const trigrams = trigramsOf(text);
    const shared = new Map<number, number>();
    for (const trigram of trigrams)
      for (const other of byTrigram.get(trigram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const isSame = [...shared].some(([other, common]) => {
      const all = trigrams.size + (seen[other]?.size ?? 0) - common;
      return common / all >= SAME_FROM;
    });
    if (isSame) return true;
    for (const trigram of trigrams) {
      const list = byTrigram.get(trigram);
      if (list) list.push(seen.length);
      else byTrigram.set(trigram, [seen.length]);
    }
    seen.push(trigrams);
    return false;
  });
}
