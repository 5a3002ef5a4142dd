/** The ten departments of Haiti, and everywhere else. */
export const DEPARTMENTS = [
  'artibonite',
  'centre',
  'grand-anse',
  'nippes',
  'nord',
  'nord-est',
  'nord-ouest',
  'ouest',
  'sud',
  'sud-est',
  'abroad',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** The areas that a use is shown in when its town would make somebody recognisable. */
export const AREAS = [...DEPARTMENTS, 'haiti'] as const;

/** What the fund pays for, as everybody may know it: no specialty, no reason. */
export const FUND_SERVICES = [
  'home_visit',
  'clinic_visit',
  'video_visit',
  'phone_visit',
  'chat_visit',
  'medicine',
] as const;
export type FundService = (typeof FUND_SERVICES)[number];

export const FUND_REQUEST_KINDS = ['visit', 'medicine'] as const;
export const FUND_REQUEST_STATES = ['waiting', 'paid', 'declined', 'withdrawn'] as const;

/** The amounts that screens offer, in US dollars. */
export const GIFT_PRESETS = [10, 25, 50] as const;
export const USUAL_GIFT = 10;

/** The most that the fund pays for one request, in US dollars. */
export const MOST_PER_REQUEST = 200;
/** Requests that were paid in so many days before count against the next one. */
export const DAYS_BETWEEN = 30;
export const MOST_PER_PERIOD = 2;
/** Requests of one person that may wait at the same time. */
export const MOST_WAITING = 2;
export const APPROVALS_NEEDED = 2;

/** A town is named only when so many different people got the same kind of care there. */
export const FEWEST_PEOPLE = 5;
/** A use is public only after so many days. */
export const SHOWN_AFTER_DAYS = 7;

export const LONGEST_ASK = 1000;
export const LONGEST_THANKS = 500;

/** What an administrator reads before deciding; each is worked out from what is stored. */
export const FUND_RULES = ['payable', 'limit', 'frequency', 'pot', 'prescribed'] as const;
/** Those without which nothing is paid. */
export const HARD_RULES: readonly (typeof FUND_RULES)[number][] = ['payable', 'limit', 'frequency', 'pot'];

export const LEDGER_KINDS = ['gift', 'refund', 'visit', 'medicine', 'returned'] as const;

/** How far a goal is, in whole per cent, at most 100. */
export const progressOf = (given: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.max(0, Math.floor((given / goal) * 100))) : 0;

/** The bar of the fund: all that was ever given, of the monthly goal; `ofMonth` is the share that came this month. */
export const fundProgress = (stats: {
  readonly totalDonations: number;
  readonly donatedThisMonth: number;
  readonly monthlyGoal: number;
}): { progress: number; ofMonth: number } => ({
  progress: progressOf(stats.totalDonations, stats.monthlyGoal),
  ofMonth: progressOf(stats.donatedThisMonth, stats.monthlyGoal),
});
