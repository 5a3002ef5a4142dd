/** The paths of all that a reply tells: `dependents[].name`. What is null or empty tells nothing. */
export function fieldPaths(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return unique(value.flatMap((one) => fieldPaths(one, `${path}[]`)));
  if (typeof value !== 'object') return [path];
  return unique(
    Object.entries(value).flatMap(([name, one]) => fieldPaths(one, path ? `${path}.${name}` : name)),
  );
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)].sort();
