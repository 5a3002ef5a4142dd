/** So many tries in so long. All limits of the product stand in this file. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

// Many people share one address in Haiti: an address gets room, an account under attack does not.
export const REGISTRATIONS_PER_ADDRESS: Limit = { name: 'register', max: 300, seconds: 3600 };
export const SIGN_INS_PER_ADDRESS: Limit = { name: 'sign-in', max: 600, seconds: 900 };
export const SIGN_IN_FAILURES: Limit = { name: 'sign-in-failure', max: 5, seconds: 900 };
