const LENGTH = 6;

/** The digits of a typed or pasted text, at most six. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, LENGTH);

export const isWholeCode = (code: string): boolean => code.length === LENGTH;

/** In groups of four, which are easier to read and type. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
