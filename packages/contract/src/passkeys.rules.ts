export const LONGEST_PASSKEY_NAME = 60;
