/** The eight digits of a Haitian number, without the country code 509 and other characters. */
export const digitsOf = (text: string): string =>
  text
    .replaceAll(/\D/g, '')
    .replace(/^509(?=\d{8})/, '')
    .slice(0, 8);

export const isPhone = (text: string): boolean => digitsOf(text).length === 8;
