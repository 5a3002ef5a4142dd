import { MOST_ROWS } from '@lakou/contract/primitives';

/**
 * The most rows that a page takes: all of it, and one that tells that there are more. A statement that is planned once
 * does not know the number behind `limit $1`: the planner takes it for a tenth of all rows and joins whole tables. With
 * this limit inside, what belongs to each row is looked up however many rows wait.
 */
export const ROWS_OF_A_PAGE = MOST_ROWS + 1;
