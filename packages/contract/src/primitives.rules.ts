/** Of a person or a clinic. */
export const LONGEST_NAME = 200;
export const LONGEST_EMAIL = 254;

/** Words to find care, guides or medicines with. */
export const LONGEST_SEARCH = 200;
/** Words to find a person or a conversation with. */
export const LONGEST_PERSON_SEARCH = 100;
