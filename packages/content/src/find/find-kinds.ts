// The browser imports this module too: no file system, no schema library.
export const FIND_KINDS = ['first-aid', 'education', 'medicines', 'actions'] as const;
export type FindKind = (typeof FIND_KINDS)[number];
