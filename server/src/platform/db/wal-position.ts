/** A place in the write-ahead log of PostgreSQL; later writes have higher ones. */
export type WalPosition = bigint;

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** As PostgreSQL writes it, such as 16/B374D848; undefined for any other text. */
export function parsePosition(text: string | null | undefined): WalPosition | undefined {
  const found = TEXT.exec(text ?? '');
  return found ? (BigInt(`0x${found[1]}`) << 32n) | BigInt(`0x${found[2]}`) : undefined;
}

export const positionText = (position: WalPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();

/** After everything that is ever written. */
export const AFTER_ALL: WalPosition = 0xffff_ffff_ffff_ffffn;
