/** Eight digits are what a Haitian number has; the country's 509 and signs between them fall away. */
export const digitsOf = (text: string): string =>
  text
    .replaceAll(/\D/g, '')
    .replace(/^509(?=\d{8})/, '')
    .slice(0, 8);

export const isPhone = (text: string): boolean => digitsOf(text).length === 8;
