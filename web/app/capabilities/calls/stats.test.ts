import { expect, test } from 'vitest';
import { sampleOf } from './stats.rules.ts';

test('TELE-1 the worst of what the browser reports counts', () => {
  const report = [
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.01, roundTripTime: 0.12 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.2, roundTripTime: 0.3 },
    { type: 'candidate-pair', nominated: false, state: 'failed', currentRoundTripTime: 9 },
    {
      type: 'candidate-pair',
      nominated: true,
      state: 'succeeded',
      currentRoundTripTime: 0.25,
      availableOutgoingBitrate: 300_400,
    },
  ];
  expect(sampleOf(report)).toEqual({ loss: 0.2, roundTripMs: 300, outgoingKbps: 300 });
  expect(sampleOf([])).toEqual({ loss: 0, roundTripMs: 0, outgoingKbps: undefined });
});
