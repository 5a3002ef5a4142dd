const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** Signs that the smallest alphabet of phones lacks would more than double the price of a message. */
export const plainText = (text: string): string =>
  text.replaceAll(/[’‘“”«»…–\u00a0\u202f]/g, (sign) => PLAIN[sign] ?? sign);
