/** Whether a worker may see what others entered about a person. */
export const SIGHT_STATES = ['none', 'asked', 'approved', 'refused'] as const;
export type SightState = (typeof SIGHT_STATES)[number];

/** How long a worker sees more once it was approved, unless it is ended before. */
export const SIGHT_DAYS = 365;
/** So many people one worker acts for. */
export const MOST_PEOPLE = 1000;

export const LONGEST_COMMUNE = 80;
export const LONGEST_PLACE = 200;
export const LONGEST_HOME_NOTE = 2000;

/** Signs of a card's code, in two halves: digits and letters that nobody takes for another. */
export const CARD_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CARD_CODE_LENGTH = 10;

/** The code as it was made, however it was typed: O is read as 0, I and L as 1. */
export const readCardCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

export const isCardCode = (code: string): boolean =>
  code.length === CARD_CODE_LENGTH && [...code].every((sign) => CARD_CODE_SIGNS.includes(sign));

/** As it is printed: `7K2QF-M9X4D`. */
export const cardCodeText = (code: string): string =>
  `${code.slice(0, CARD_CODE_LENGTH / 2)}-${code.slice(CARD_CODE_LENGTH / 2)}`;
