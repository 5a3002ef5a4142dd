/** Adds the typed tags, separated by commas; a tag that exists already, in upper or lower case, is not added again. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    const known = all.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (tag && !known) all.push(tag);
  }
  return all;
}
