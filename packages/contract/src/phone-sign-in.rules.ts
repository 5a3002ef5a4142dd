export const PHONE_CODE_LENGTH = 6;
/** Another code can be asked for after so long. */
export const RESEND_AFTER_SECONDS = 60;

/** A name that is reserved and never leads anywhere: accounts made with a phone have an address there until they add one. */
const NO_EMAIL = '@phone.invalid';

export const placeholderEmail = (id: string): string => `${id}${NO_EMAIL}`;

/** False for the placeholder of an account without an e-mail address, to which nothing is sent. */
export const hasEmail = (email: string): boolean => !email.toLowerCase().endsWith(NO_EMAIL);
