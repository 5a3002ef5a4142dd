import { SERVICES } from '@lakou/content/services';
import { expect, test } from 'vitest';
import { isOffered, modesFor } from './use-new-booking.ts';

const service = (slug: string) => {
  const found = SERVICES.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

test('BOOK-4 only what the provider has a fee for is offered', () => {
  const provider = {
    offeredModes: ['clinic', 'video', 'chat'] as ('clinic' | 'video' | 'chat')[],
    services: [],
  };
  expect(modesFor(provider, undefined)).toEqual(['clinic', 'video', 'chat']);
  expect(modesFor(provider, service('video-visit'))).toEqual(['video']);
  expect(modesFor({ ...provider, offeredModes: [] }, undefined)).toEqual([]);
  expect(isOffered(provider)(service('video-visit'))).toBe(true);
  expect(isOffered({ ...provider, offeredModes: ['clinic'] })(service('video-visit'))).toBe(false);
});

test('BOOK-4 only the services that a provider names are offered', () => {
  const nurse = { offeredModes: ['clinic' as const], services: ['dressing-change'] };
  expect(isOffered(nurse)(service('dressing-change'))).toBe(true);
  expect(isOffered(nurse)(service('x-ray'))).toBe(false);
  expect(isOffered({ ...nurse, services: [] })(service('x-ray'))).toBe(true);
});
