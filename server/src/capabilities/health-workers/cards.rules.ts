import { randomInt } from 'node:crypto';
import { CARD_CODE_LENGTH, CARD_CODE_SIGNS } from '@lakou/contract/health-workers.rules';

/** 50 bits, for who has no camera; tries are limited. */
export const newCardCode = (): string =>
  Array.from({ length: CARD_CODE_LENGTH }, () => CARD_CODE_SIGNS[randomInt(CARD_CODE_SIGNS.length)]).join('');
