/** What an administrator types before everything is deleted; the same in every language. */
export const RESET_WORD = 'RESET';
