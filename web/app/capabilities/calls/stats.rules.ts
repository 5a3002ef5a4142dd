import type { Sample } from './ladder.rules.ts';

/** What of a report of the browser is looked at. */
type Entry = Readonly<Record<string, unknown>>;
type Report = Iterable<Entry>;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const largest = (values: readonly (number | undefined)[]) =>
  Math.max(0, ...values.filter((value) => value !== undefined));

/** How well our sound and picture arrive at the other side. */
export function sampleOf(report: Report): Sample {
  const entries = [...report];
  const heard = entries.filter(({ type }) => type === 'remote-inbound-rtp');
  const pair = entries.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated === true && state === 'succeeded',
  );
  const trips = [...heard.map(({ roundTripTime }) => roundTripTime), pair?.currentRoundTripTime];
  const bits = numberOf(pair?.availableOutgoingBitrate);
  return {
    loss: largest(heard.map(({ fractionLost }) => numberOf(fractionLost))),
    roundTripMs: Math.round(largest(trips.map(numberOf)) * 1000),
    outgoingKbps: bits === undefined ? undefined : Math.round(bits / 1000),
  };
}
