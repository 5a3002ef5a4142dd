const CARD = /\/app\/community\/card#([0-9a-f]{64})$/;

/** What the QR code of a card holds: behind the number sign, so that no server writes it into a log. */
export const cardAddress = (origin: string, token: string): string => `${origin}/app/community/card#${token}`;

/** The secret in the text of a QR code; undefined when it is no card. */
export const cardTokenIn = (text: string): string | undefined => CARD.exec(text)?.[1];
