const NAME = 'call-guest';

interface KeptPlace {
  readonly token: string;
  readonly key: string;
  readonly name: string;
}

/** The place of this browser behind a link: with it, whoever closed the page comes back to the door. */
export function placeFor(token: string): KeptPlace | undefined {
  try {
    const kept: Partial<KeptPlace> | null = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    const { key, name } = kept ?? {};
    return kept?.token === token && key && name ? { token, key, name } : undefined;
  } catch {
    return undefined;
  }
}

export const keepPlace = (place: KeptPlace): void => localStorage.setItem(NAME, JSON.stringify(place));
export const forgetPlace = (): void => localStorage.removeItem(NAME);
