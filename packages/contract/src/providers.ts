import { z } from 'zod';
import { BookingMode } from './bookings.ts';
import type { Contract } from './kit.ts';
import { LONGEST_SEARCH } from './primitives.rules.ts';
import { Id, LanguageTag, Page, PlainDate } from './primitives.ts';
import {
  COUNTRIES,
  countryCodeOf,
  LONGEST_REVIEW,
  LONGEST_REVIEW_REPLY,
  MOST_COUNTED,
  MOST_FAVOURITES,
  PROVIDER_SORTS,
  STARS,
  WIDENINGS,
} from './providers.rules.ts';
import { HIGHEST_FEE } from './scheduling.rules.ts';
import { Gender, Place, WeeklyHours, WorkWeek } from './user.ts';

export const Country = z.enum(COUNTRIES);
export type Country = z.infer<typeof Country>;

/** By code or by its English name, in any case. */
const SentCountry = z.string().max(40).transform(countryCodeOf).pipe(Country);

/** A provider, as all signed-in users may see them. */
export const ProviderCard = z.object({
  id: Id,
  name: z.string(),
  professionalTitle: z.string().nullable(),
  specialty: z.string().nullable(),
  /** The mean of the stars, two decimals; 0 while there are no reviews. */
  rating: z.number(),
  /** The number of reviews. */
  reviews: z.number().int(),
  profilePictureUrl: z.string().nullable(),
  phone: z.string().nullable(),
  /** The address they gave for patients, never the one they sign in with. */
  email: z.string().nullable(),
  clinicId: Id.nullable(),
  clinicName: z.string().nullable(),
  clinicSpecialties: z.array(z.string()),
  available: z.boolean(),
  /** Their first workplace; without a point when it was given as text. */
  location: z.object({
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    address: z.string().nullable(),
  }),
  /** Tags of BCP 47. */
  languages: z.array(z.string()),
  bio: z.string().nullable(),
  licenseVerified: z.boolean(),
  modes: z.array(BookingMode),
  /** What a visit costs before the service fee, in US dollars, for each mode. */
  fees: z.array(z.object({ mode: BookingMode, base: z.number() })),
  /** The modes with a fee of their own; screens offer these only. */
  offeredModes: z.array(BookingMode),
  country: Country.nullable(),
  timeZone: z.string(),
  /** The next three free times: of the kind of visit that was searched for, else of any; none without weekly hours. */
  nextFree: z.array(z.string()),
  /** From `near`, when it was given and their place is known. */
  distanceKm: z.number().nullable(),
});
export type ProviderCard = z.infer<typeof ProviderCard>;

/** As everybody may see them. */
export const ProviderProfile = ProviderCard.omit({ distanceKm: true }).extend({
  specialtyTags: z.array(z.string()),
  credentials: z.string().nullable(),
  education: z.string().nullable(),
  yearsOfExperience: z.number().int(),
  /** Weekly hours, or the provider's own text. */
  availability: z.union([WorkWeek, z.string()]).nullable(),
  serviceLocations: z.union([z.array(Place), z.string()]).nullable(),
  /** Slugs of the services they offer; an empty list means all that the modes allow. */
  services: z.array(z.string()),
  /** The services with a length of their own, in minutes; the others take what the catalogue says. */
  serviceMinutes: z.array(z.object({ service: z.string(), minutes: z.number().int() })),
  /** How far they go for a home visit; null when they did not say. */
  travelRadiusKm: z.number().nullable(),
  /** As they stated it. */
  gender: Gender.nullable(),
});
export type ProviderProfile = z.infer<typeof ProviderProfile>;

/** A clinic, as everybody may see it. */
export const ClinicCard = z.object({
  id: Id,
  name: z.string(),
  logoUrl: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** The address that the clinic gave for patients. */
  email: z.string().nullable(),
  specialties: z.array(z.string()),
  country: Country.nullable(),
  openingHours: WeeklyHours.nullable(),
  /** The number of providers who are shown to patients. */
  providers: z.number().int(),
  /** Whether an administrator has verified its registration. */
  isVerified: z.boolean(),
});
export type ClinicCard = z.infer<typeof ClinicCard>;

/** A clinic's own page. */
export const ClinicProfile = ClinicCard.extend({
  /** Slugs of the services that those who are shown there named. */
  services: z.array(z.string()),
});
export type ClinicProfile = z.infer<typeof ClinicProfile>;

/** A provider who works at a clinic. */
export const ClinicProvider = ProviderCard.omit({ distanceKm: true });
export type ClinicProvider = z.infer<typeof ClinicProvider>;

export const Review = z.object({
  id: Id,
  stars: z.number().int().min(1).max(STARS.length),
  text: z.string().nullable(),
  /** First name and an initial. */
  author: z.string(),
  createdAt: z.string(),
  /** What the provider answered. */
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
});
export type Review = z.infer<typeof Review>;

const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);
const numbers = z
  .string()
  .max(200)
  .regex(/^-?[\d.]+(?:,-?[\d.]+)+$/)
  .transform((text) => text.split(',').map(Number));

/** `18.54,-72.34`. */
const PointText = numbers.pipe(z.tuple([Latitude, Longitude])).transform(([lat, lng]) => ({ lat, lng }));

/** `west,south,east,north`. */
const BoxText = numbers
  .pipe(z.tuple([Longitude, Latitude, Longitude, Latitude]))
  .transform(([west, south, east, north]) => ({ west, south, east, north }));

const words = z.string().trim().max(LONGEST_SEARCH).optional();

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

const ProviderFilter = z.object({
  /** Words of a name, a specialty, a clinic or a place; all of them must occur. */
  q: words,
  /**
   * Words of a place. With `near` and `radiusKm`, one of the two is enough: some places have a name
   * but no point.
   */
  location: words,
  /** One of the ten, or `all`; nobody has another. */
  specialty: z.string().max(60).optional(),
  language: LanguageTag.optional(),
  country: SentCountry.optional(),
  mode: BookingMode.optional(),
  near: PointText.optional(),
  radiusKm: z.coerce.number().min(0.1).max(20_000).optional(),
  available: flag.optional(),
  /** Only those who stated it. */
  gender: Gender.optional(),
  /** With a free time on this day, as the provider's calendar has it; known for four weeks. */
  day: PlainDate.optional(),
  /** The fee of the kind of visit, else the lowest, is at most this, in US dollars. */
  maxPrice: z.coerce.number().min(0).max(HIGHEST_FEE).optional(),
  /** Only the caller's own favourites. */
  favourites: flag.optional(),
});
export type ProviderFilter = z.infer<typeof ProviderFilter>;

export const ProviderSearch = ProviderFilter.extend({
  ...Page.shape,
  /** `nearest` needs `near`. */
  sort: z.enum(PROVIDER_SORTS).optional(),
});
export type ProviderSearch = z.infer<typeof ProviderSearch>;

export const MapSearch = ProviderFilter.extend({ bbox: BoxText.optional() });
export type MapSearch = z.infer<typeof MapSearch>;

/** One provider, or several who are too close to show separately at this zoom. */
export const MapSpot = z.object({ id: Id.nullable(), lat: z.number(), lng: z.number(), count: z.number() });
export type MapSpot = z.infer<typeof MapSpot>;

/** Words of a name, a specialty or an address; all of them must occur. */
export const ClinicSearch = Page.extend({ q: words });
export type ClinicSearch = z.infer<typeof ClinicSearch>;

/** A wider search, and whom it would find. */
export const Widening = z.object({
  step: z.enum(WIDENINGS),
  /** Counted up to a hundred. */
  count: z.number().int().min(1).max(MOST_COUNTED),
  /** The first of them. */
  first: z.string(),
});
export type Widening = z.infer<typeof Widening>;

export const NewReview = z.object({
  stars: z.coerce.number().int().min(1).max(STARS.length),
  text: z.string().trim().max(LONGEST_REVIEW).nullish(),
});
export type NewReview = z.infer<typeof NewReview>;

const One = z.object({ id: Id });

export const providers = {
  'GET /api/providers': {
    summary: 'Providers: available first, then the best rated, or in another order',
    query: ProviderSearch,
    reply: z.array(ProviderCard),
    mayLag: true,
  },
  'GET /api/providers/map': {
    summary: 'Where available providers are: each of them, or groups of them where there are very many',
    query: MapSearch,
    reply: z.array(MapSpot),
    mayLag: true,
  },
  'GET /api/providers/widenings': {
    summary: 'Which wider searches would find an available provider, when this one finds nobody',
    query: ProviderFilter,
    reply: z.array(Widening),
    mayLag: true,
  },
  'GET /api/providers/favourites': {
    summary: 'The ids of one’s favourite providers',
    reply: z.array(Id).max(MOST_FAVOURITES),
  },
  'PUT /api/providers/:id/favourite': {
    summary: 'Keep a provider as a favourite',
    params: One,
  },
  'DELETE /api/providers/:id/favourite': {
    summary: 'No longer keep a provider as a favourite',
    params: One,
  },
  'GET /api/providers/:id': {
    summary: 'A provider’s card and public profile',
    params: One,
    reply: ProviderProfile,
  },
  'GET /api/providers/:id/photo': {
    summary: 'A provider’s picture, for everybody; `thumb=1` for the small version',
    params: One,
    query: z.object({ thumb: z.literal('1').optional() }),
    download: true,
    status: 200,
  },
  'GET /api/providers/:id/reviews': {
    summary: 'What patients said after their visits, newest first',
    params: One,
    query: Page,
    reply: z.array(Review),
    mayLag: true,
  },
  'GET /api/clinics': {
    summary: 'Clinics that patients can go to, by name',
    query: ClinicSearch,
    reply: z.array(ClinicCard),
    mayLag: true,
  },
  'GET /api/clinics/:id/profile': {
    summary: 'What a clinic shows to everybody',
    params: One,
    reply: ClinicProfile,
  },
  'GET /api/clinics/:id/providers': {
    summary: 'Who works at a clinic: available first, then the best rated',
    params: One,
    query: Page,
    reply: z.array(ClinicProvider),
    mayLag: true,
  },
  'POST /api/bookings/:id/review': {
    summary: 'Say how a completed visit was, once',
    params: One,
    body: NewReview,
    reply: Review,
    status: 201,
  },
  'GET /api/providers/me/reviews': {
    summary: 'What patients said of one’s own visits, newest first',
    query: Page,
    reply: z.array(Review),
  },
  'PUT /api/reviews/:id/reply': {
    summary: 'Answer a review of one’s own visits, or change the answer; everybody sees it below the review',
    params: One,
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_REVIEW_REPLY) }),
    reply: Review,
  },
  'GET /api/map-settings': {
    summary: 'Where map tiles come from; nowhere unless the operator said so',
    reply: z.object({ tilesUrl: z.string().nullable() }),
  },
} as const satisfies Contract;
