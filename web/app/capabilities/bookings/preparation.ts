import type { Booking, BookingMode } from '@lakou/contract/bookings';

type Item =
  | 'papers'
  | 'home'
  | 'early'
  | 'quiet'
  | 'charged'
  | 'light'
  | 'photos'
  | 'ask'
  | 'vaccine'
  | 'pregnancy'
  | 'child';

const BY_MODE: Record<BookingMode, readonly Item[]> = {
  in_home: ['home', 'papers'],
  clinic: ['early', 'papers'],
  video: ['quiet', 'light', 'charged', 'papers'],
  audio: ['quiet', 'charged', 'papers'],
  chat: ['photos'],
};

/** Only what is brought or asked: what the body needs before a test is for the provider to say. */
const BY_SERVICE: Readonly<Record<string, Item>> = {
  'blood-test': 'ask',
  'urine-test': 'ask',
  ultrasound: 'ask',
  'home-sample-collection': 'ask',
  vaccination: 'vaccine',
  'prenatal-visit': 'pregnancy',
  'after-delivery-visit': 'pregnancy',
  'newborn-check': 'child',
  'well-child-visit': 'child',
};

/** What to have ready for a visit, by how it is given and which service it is. */
export function preparationFor({ mode, service }: Pick<Booking, 'mode' | 'service'>): readonly Item[] {
  const own = service ? BY_SERVICE[service] : undefined;
  return own ? [own, ...BY_MODE[mode]] : BY_MODE[mode];
}
