import type { OtherWaysIn, Removal } from '@lakou/contract/passwords';

/** What was ticked or unticked, by the id of the passkey or `twoStep`. */
export type Ticks = Readonly<Record<string, boolean>>;

export const TWO_STEP = 'twoStep';
export const PHONE = 'signInPhone';

/** What was enrolled before the address was proven is removed unless the person says otherwise. */
export const isTicked = (ticks: Ticks, id: string, beforeProof: boolean): boolean => ticks[id] ?? beforeProof;

export const removalOf = ({ passkeys, twoStep, signInPhone }: OtherWaysIn, ticks: Ticks): Removal => ({
  passkeys: passkeys.filter(({ id, beforeProof }) => isTicked(ticks, id, beforeProof)).map(({ id }) => id),
  // One set up after the proof is not a reset's to remove.
  twoStep: twoStep?.beforeProof === true && isTicked(ticks, TWO_STEP, true),
  ...(signInPhone && { signInPhone: isTicked(ticks, PHONE, false) }),
});
