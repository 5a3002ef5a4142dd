import { randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
// Crockford's alphabet: no letter that can be read as a digit.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
const randomCode = () => Array.from({ length: GROUPS }, randomGroup).join('-');

/** `7KQ2-M0XA-93TD`: 60 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, randomCode);

/** A code in the form for comparison, however it was copied or typed. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
