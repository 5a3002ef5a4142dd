/** The first circle among edges from user to used, such as a → b → a; undefined when there is none. */
export function findCycle(edges: readonly (readonly [string, string])[]): string[] | undefined {
  const uses = new Map<string, Set<string>>();
  for (const [from, to] of edges) uses.set(from, (uses.get(from) ?? new Set()).add(to));
  const done = new Set<string>();

  function visit(node: string, path: readonly string[]): string[] | undefined {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of uses.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  }

  for (const node of [...uses.keys()].sort()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
