/** The product's name, spelled here and nowhere else: texts say `{{product}}`. */
export const PRODUCT = 'Lakou';
