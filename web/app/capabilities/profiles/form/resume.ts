import { readDraft } from '../../../ui/form/drafts.ts';

const HOUR = 3_600_000;
/** The server throws away files that no profile took up within a day. */
const FILES_LAST = 20 * HOUR;

/** What was typed before, over what the server knows; only what this form has, in the shape it has it. */
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
