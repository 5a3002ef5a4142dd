import { MOST_ROWS } from '@lakou/contract/primitives';

/**
 * The rows that may be on a page, of which a statement takes as many as were asked for. A statement that is planned once
 * does not know the number behind `limit $1`: the planner takes it for a tenth of all rows and joins whole tables. It
 * knows this one, so each row's neighbours are looked up however many rows wait.
 */
export const oneOfPages = (select: string): string => `(${select} limit ${MOST_ROWS + 1})`;
