/** Of a person or a clinic. */
export const LONGEST_NAME = 200;
export const LONGEST_EMAIL = 254;

/** A search for care, guides or medicines. */
export const LONGEST_SEARCH = 200;
/** A search for a person or a conversation. */
export const LONGEST_PERSON_SEARCH = 100;
