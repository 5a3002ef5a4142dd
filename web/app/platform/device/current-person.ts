import { isRemembered } from './people.ts';

let current: string | undefined;

/** Whose screens this page shows. */
export const setCurrentPerson = (userId: string | undefined): void => {
  current = userId;
};

/** Says for whom a shared device asks: without a network another person may have taken over since the session began. */
export const personHeader = (): Record<string, string> =>
  current && isRemembered(current) ? { 'x-person': current } : {};
