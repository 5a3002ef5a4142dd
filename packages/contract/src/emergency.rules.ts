export type Country = 'HT' | 'US';

/** The number to call first. Haiti has one for each service, the United States one for all. */
export const AMBULANCE = { HT: '116', US: '911' } as const satisfies Record<Country, string>;
export const HAITI_POLICE = '114';
export const HAITI_FIRE = '115';

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
/** A state behind a comma or before a postal code: "Miami, FL", "Boston MA 02118". */
const STATE = new RegExp(`,\\s*(?:${STATES})\\b|\\b(?:${STATES})\\.?,?\\s+\\d{5}\\b`);
const UNITED_STATES = /\bu\.?s\.?a\b|united states|etats[- ]unis|\betazini\b/;
const HAITI = /\bhaiti\b|\bayiti\b/;
const HAITIAN_PLACE =
  /port[- ]au[- ]prince|potoprens|\bdelmas\b|petion[- ]?ville|petyonvil|\bcarrefour\b|\bkafou\b|cite soleil|site soley|croix[- ]des[- ]bouquets|kwadebouke|\btabarre\b|\btaba\b|\bjacmel\b|\bjakmel\b|les cayes|\bokay\b|\bjeremie\b|\bjeremi\b|\bgonaives\b|\bgonayiv\b|saint[- ]marc|\bsenmak\b|cap[- ]haitien|\bokap\b|\bhinche\b|\bench\b|mirebalais|mibale|leogane|leyogan|petit[- ]goave|tigwav|grand[- ]goave|ouanaminthe|wanament|fort[- ]liberte|port[- ]de[- ]paix|podpe|miragoane|miragwan|kenscoff|kenskof|\blimbe\b|lenbe|artibonite|latibonit/;
const AMERICAN_PLACE =
  /\bbrooklyn\b|\bnew york\b|\bqueens\b|\bbronx\b|\bmiami\b|\bboston\b|\bflorida\b|massachusetts|new jersey|connecticut|\bgeorgia\b|\borlando\b|fort lauderdale|\bnewark\b|\batlanta\b|\bchicago\b|philadelphia|\bmattapan\b|\bbrockton\b|\btexas\b|california/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The country of a written address; undefined when it does not tell. "Little Haiti, Miami, FL" is in Florida. */
export function countryOfAddress(address: string | null | undefined): Country | undefined {
  if (!address) return undefined;
  const text = plain(address);
  if (STATE.test(address) || UNITED_STATES.test(text)) return 'US';
  if (HAITI.test(text) || HAITIAN_PLACE.test(text)) return 'HT';
  return AMERICAN_PLACE.test(text) ? 'US' : undefined;
}

interface Point {
  lat: number;
  lng: number;
}

/** The country of a place where care is given; the frontier is that of the search for providers. */
function countryOfPoint({ lat, lng }: Point): Country | undefined {
  if (lat >= 17.9 && lat <= 20.2 && lng >= -74.6 && lng <= -71.6) return 'HT';
  return lat >= 18.5 && lat <= 72 && lng >= -170 && lng <= -66 ? 'US' : undefined;
}

function countryOfPhone(phone: string | null | undefined): Country | undefined {
  const digits = phone?.replace(/[^\d+]/g, '');
  if (digits?.startsWith('+509')) return 'HT';
  return digits?.startsWith('+1') ? 'US' : undefined;
}

/** Where somebody is, as far as their account tells. */
export interface Whereabouts {
  address?: string | null | undefined;
  clinicAddress?: string | null | undefined;
  serviceLocations?: readonly Point[] | string | null | undefined;
  phone?: string | null | undefined;
}

/** The country to call help in: by the person's address, then their clinic or places, then the phone number. */
export function countryOf({
  address,
  clinicAddress,
  serviceLocations,
  phone,
}: Whereabouts): Country | undefined {
  const [place] = typeof serviceLocations === 'string' ? [] : (serviceLocations ?? []);
  return (
    countryOfAddress(address) ??
    countryOfAddress(clinicAddress) ??
    (place && countryOfPoint(place)) ??
    countryOfPhone(phone)
  );
}

/**
 * The country of the person cared for. A dependent without an own address lives with the account, by its address; the
 * phone of the account says nothing about where a dependent is.
 */
export const countryOfPatient = (
  account: Whereabouts,
  dependent?: { address?: string | null | undefined } | undefined,
): Country | undefined =>
  dependent ? (countryOfAddress(dependent.address) ?? countryOfAddress(account.address)) : countryOf(account);
