import type { Facility } from '@lakou/contract/referrals';
import { plainText } from '@lakou/i18n';

/**
 * Hospitals that people are sent to, which are not on the platform. Only those that certainly exist; the coordinates
 * are those of the town.
 */
const HOSPITALS: readonly (readonly [
  id: string,
  name: string,
  town: string,
  country: 'HT' | 'US',
  lat: number,
  lng: number,
])[] = [
  ['ht-hueh', 'Hôpital de l’Université d’État d’Haïti (HUEH)', 'Port-au-Prince', 'HT', 18.54, -72.34],
  ['ht-hum', 'Hôpital Universitaire de Mirebalais (HUM)', 'Mirebalais', 'HT', 18.83, -72.1],
  ['ht-has', 'Hôpital Albert Schweitzer', 'Deschapelles', 'HT', 19.08, -72.5],
  ['ht-huj', 'Hôpital Universitaire Justinien', 'Cap-Haïtien', 'HT', 19.76, -72.2],
  ['ht-st-boniface', 'St. Boniface Hospital', 'Fond-des-Blancs', 'HT', 18.28, -73.12],
  ['ht-sacre-coeur', 'Hôpital Sacré Cœur', 'Milot', 'HT', 19.61, -72.21],
  ['ht-immaculee-cayes', 'Hôpital Immaculée Conception', 'Les Cayes', 'HT', 18.19, -73.75],
  ['ht-st-nicolas', 'Hôpital Saint-Nicolas', 'Saint-Marc', 'HT', 19.11, -72.69],
  ['ht-st-michel', 'Hôpital Saint-Michel', 'Jacmel', 'HT', 18.23, -72.54],
  ['ht-st-antoine', 'Hôpital Saint-Antoine', 'Jérémie', 'HT', 18.65, -74.12],
  ['ht-providence', 'Hôpital La Providence', 'Gonaïves', 'HT', 19.45, -72.69],
  ['ht-ste-therese', 'Hôpital Sainte-Thérèse', 'Hinche', 'HT', 19.15, -72.01],
  ['ht-la-paix', 'Hôpital Universitaire La Paix', 'Delmas', 'HT', 18.55, -72.3],
  ['us-jackson', 'Jackson Memorial Hospital', 'Miami, FL', 'US', 25.76, -80.19],
  ['us-bmc', 'Boston Medical Center', 'Boston, MA', 'US', 42.36, -71.06],
  ['us-kings-county', 'Kings County Hospital', 'Brooklyn, NY', 'US', 40.65, -73.95],
];

const asFacility = ([id, name, place, country, lat, lng]: (typeof HOSPITALS)[number]): Facility => ({
  id,
  kind: 'hospital',
  name,
  specialty: null,
  place,
  country,
  lat,
  lng,
  isApproximate: true,
});

const plain = (text: string) => plainText(text).replaceAll('’', "'").replaceAll('œ', 'oe');

export function findHospital(id: string): Facility | undefined {
  const found = HOSPITALS.find(([code]) => code === id);
  return found && asFacility(found);
}

/** Those whose name and town have every word that is looked for. */
export function searchHospitals(q: string | undefined): Facility[] {
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return HOSPITALS.filter(([, name, town]) => {
    const text = plain(`${name} ${town}`);
    return words.every((word) => text.includes(word));
  }).map(asFacility);
}
