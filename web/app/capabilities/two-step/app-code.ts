const LENGTH = 6;

/** What a field for the app's code keeps of what was typed or pasted: digits, six at most. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, LENGTH);

export const isWholeCode = (code: string): boolean => code.length === LENGTH;

/** In fours, as people read and type it. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
