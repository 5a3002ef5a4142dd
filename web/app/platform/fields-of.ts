/** What these fields hold, to be put back when their change could not be stored; other changes made meanwhile stay. */
export const fieldsOf = <T extends object>(values: T, change: object): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in change)) as Partial<T>;
