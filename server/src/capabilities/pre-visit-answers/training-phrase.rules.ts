import { type Identity, withoutIdentity } from '../assistant/identity.rules.ts';
import { withoutPlaces } from './place-names.rules.ts';

/** Longer numbers than an age, a temperature, a pressure or a year identify more than they tell. */
const LONG_NUMBER = /\d{5,}/g;

/** What somebody wrote about how they feel, without names, addresses, numbers and places; on one line. */
export const namelessPhrase = (words: readonly string[], identity: Identity): string =>
  withoutPlaces(withoutIdentity(words.join('. '), identity))
    .replaceAll(LONG_NUMBER, '[number]')
    .replaceAll(/\s+/g, ' ')
    .trim();
