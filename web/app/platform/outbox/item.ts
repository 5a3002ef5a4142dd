/** What can wait: each has its icon and its words in the list. */
export type ItemKind =
  | 'measurement'
  | 'symptom'
  | 'activity'
  | 'cycle'
  | 'journal'
  | 'message'
  | 'recording'
  | 'dose'
  | 'booking'
  | 'homeVisit'
  | 'clock';

/** Why the server did not take it. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** Free times that can be chosen instead. */
  readonly slots?: readonly string[];
  /** What was saved elsewhere meanwhile; null where it was taken back. */
  readonly saved?: Readonly<Record<string, unknown>> | null;
}

/** A recording that is uploaded before what it belongs to is sent. */
export interface KeptVoice {
  readonly contentType: string;
  readonly base64: string;
  readonly seconds: number;
}

/** All recordings of a person that wait on one device: some forty of two minutes, or five of the longest of a note. */
export const MOST_KEPT_VOICE_BYTES = 20_000_000;

/** How much the recordings among these take on the device, as they are kept. */
export const keptVoiceBytes = (items: readonly Pick<OutboxItem, 'voice'>[]): number =>
  items.reduce((sum, { voice }) => sum + (voice?.base64.length ?? 0), 0);

/** A request that was written down on this device before it is sent. */
export interface OutboxItem {
  /** Chosen by the device: the server knows by it what it has already. */
  readonly id: string;
  readonly userId: string;
  readonly kind: ItemKind;
  /** The address to which it is posted. */
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly writtenAt: string;
  readonly voice?: KeptVoice | undefined;
  /** Recorded and not sent: it waits for its person, not for the network. */
  readonly held?: boolean | undefined;
  /** Whom it is about or for, where that is not the person themselves. */
  readonly name?: string | undefined;
  /** Whether it was on its way once; the server may then have it already. */
  readonly tried?: boolean;
  readonly refusal?: Refusal | undefined;
}

/** Sent again as it is, it would be refused again: the person chooses first. */
export const isToBeChosen = ({ code }: Refusal): boolean => code === 'slot_taken' || code === 'entry_changed';

/** Once it was on its way and nobody knows how that ended, the server may have it as it is. */
export const isEditable = ({ tried, refusal }: Pick<OutboxItem, 'tried' | 'refusal'>): boolean =>
  !tried || refusal !== undefined;

/** As it is in the store. */
export interface StoredItem extends OutboxItem {
  readonly seq: number;
}

/** Where items wait, oldest first. */
export interface ItemStore {
  list(): Promise<StoredItem[]>;
  add(item: OutboxItem): Promise<void>;
  put(item: StoredItem): Promise<void>;
  remove(seq: number): Promise<void>;
}

/** How sending ended: `away` means that nobody knows, and that the same is sent again later. */
export type Outcome =
  | { readonly state: 'sent'; readonly reply: unknown }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'away' };
