import type { User } from '@lakou/contract';
import type { Language } from '@lakou/i18n';
import { isReadKept } from '../../platform/device/kept-reads.ts';
import { findMissingTexts } from '../../platform/missing-texts.ts';
import { placesOf } from './family-reads.ts';

/** These do nothing without a network. */
const ONLINE_ONLY = [
  '/app/ask-for-care',
  '/app/fund',
  '/app/images',
  '/app/my-clinics',
  '/app/my-invoices',
  '/app/payments',
  '/app/record/share',
  '/app/representatives',
  '/app/sponsors',
  '/app/vaccines',
  '/app/waiting-lists',
];

interface Asked {
  readonly user: User;
  readonly dependentId: string | undefined;
  readonly lang: Language;
}

/** The screens of which this device has nothing for one person of the family. */
export async function findMissingPlaces({ user, dependentId, lang }: Asked): Promise<ReadonlySet<string>> {
  const found = new Set([...ONLINE_ONLY, ...(await findMissingTexts(lang))]);
  for (const { place, hash } of placesOf(user, dependentId))
    if (place && !(await isReadKept(hash))) found.add(place);
  return found;
}
