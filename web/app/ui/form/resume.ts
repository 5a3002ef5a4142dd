import { readDraft } from './drafts.ts';

const HOUR = 3_600_000;
/** The server deletes uploaded files that nothing refers to after a day. */
const FILES_LAST = 20 * HOUR;

/** The draft of this device over what the server knows; only fields of this form, with values of the same type. */
export function resume<Values extends object>(
  known: Values,
  draftName: string | undefined,
  now: number,
): Values {
  const draft = draftName === undefined ? undefined : readDraft(draftName);
  if (!draft) return known;
  const isStale = (name: string) => name.endsWith('Url') && now - draft.at > FILES_LAST;
  const fits = ([name, value]: [string, unknown]) => {
    if (!(name in known) || isStale(name)) return false;
    const own: unknown = known[name as keyof Values];
    return (
      own === null ||
      value === null ||
      (typeof value === typeof own && Array.isArray(value) === Array.isArray(own))
    );
  };
  return { ...known, ...Object.fromEntries(Object.entries(draft.values).filter(fits)) };
}
