import { type Department, FEWEST_PEOPLE, type FundService } from '@lakou/contract/community-fund.rules';

const AREA_NAMES: Record<Department | 'haiti', string> = {
  artibonite: 'Artibonite',
  centre: 'Centre',
  'grand-anse': 'Grand’Anse',
  nippes: 'Nippes',
  nord: 'Nord',
  'nord-est': 'Nord-Est',
  'nord-ouest': 'Nord-Ouest',
  ouest: 'Ouest',
  sud: 'Sud',
  'sud-est': 'Sud-Est',
  abroad: 'Outside Haiti',
  haiti: 'Haiti',
};

export interface PlaceOfUse {
  readonly town: string | null;
  readonly department: Department;
  /** How many different people got the same kind of care in the town, and in the department. */
  readonly here: number | null;
  readonly near: number | null;
}

/** The town when enough people were helped there, else the department, else the country: nobody can be told by it. */
export function placeOf({ town, department, here, near }: PlaceOfUse): {
  location: string;
  area: Department | 'haiti' | null;
} {
  if (town && (here ?? 0) >= FEWEST_PEOPLE) return { location: town, area: null };
  const area = department === 'abroad' || (near ?? 0) >= FEWEST_PEOPLE ? department : 'haiti';
  return { location: AREA_NAMES[area], area };
}

export const SERVICE_NAMES: Record<FundService, string> = {
  home_visit: 'Home visit',
  clinic_visit: 'Clinic visit',
  video_visit: 'Video visit',
  phone_visit: 'Phone visit',
  chat_visit: 'Chat visit',
  medicine: 'Medicine',
};

const BY_MODE: Readonly<Record<string, FundService>> = {
  in_home: 'home_visit',
  clinic: 'clinic_visit',
  video: 'video_visit',
  audio: 'phone_visit',
  chat: 'chat_visit',
};
export const serviceOf = (mode: string | null): FundService => (mode && BY_MODE[mode]) || 'medicine';

/** The same day of the next month, or its last day; `day` is the one on which it began. */
export function nextMonthly(after: string, day: number): string {
  const [year = 0, month = 0] = after.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
