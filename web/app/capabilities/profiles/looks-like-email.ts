const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether the text can be an address; the server checks it again. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim());
