import { expect, test } from 'vitest';
import { z } from 'zod';
import catalogue from '../services/services.json' with { type: 'json' };
import { Words } from './kit/words.ts';
import {
  findService,
  minutesFor,
  SERVICE_CATEGORIES,
  SERVICE_MODES,
  SERVICES,
  type Service,
} from './services.ts';

const Slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Catalogue = z.array(
  z.strictObject({
    slug: Slug,
    name: Words,
    services: z
      .array(
        z.strictObject({
          slug: Slug,
          name: Words,
          minutes: z.union([z.literal(30), z.literal(60)]),
          modes: z.array(z.enum(SERVICE_MODES)).min(1),
        }),
      )
      .min(4)
      .max(7),
  }),
);

const service = (slug: string): Service => {
  const found = findService(slug);
  if (!found) throw new Error(`no service ${slug}`);
  return found;
};

test('SITE-14 the catalogue has ten categories with 4 to 7 services each, in three languages', () => {
  expect(() => Catalogue.parse(catalogue)).not.toThrow();
  expect(SERVICE_CATEGORIES.map((category) => category.slug)).toEqual([
    'primary',
    'in-home',
    'specialist',
    'nursing',
    'diagnostic',
    'wellness',
    'family',
    'elderly',
    'urgent',
    'telehealth',
  ]);
});

test('SITE-14 no two services share a slug or a name', () => {
  for (const keys of [
    SERVICES.map((each) => each.slug),
    SERVICES.map((each) => each.name.en.toLowerCase()),
    SERVICES.map((each) => each.name.fr.toLowerCase()),
    SERVICES.map((each) => each.name.ht.toLowerCase()),
  ])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('SITE-14 a service is found by slug or English name, whatever the case', () => {
  expect(findService('video-visit')?.name.ht).toBe('Konsiltasyon pa videyo');
  expect(findService(' VIDEO visit ')?.slug).toBe('video-visit');
  expect(findService("women's health specialist visit")?.slug).toBe('womens-health-specialist');
  expect(findService('Palm reading')).toBeUndefined();
  expect(findService('')).toBeUndefined();
});

test('SITE-14 remote services are never in person, home services always at home', () => {
  for (const { category, modes, minutes } of SERVICES) {
    if (category === 'telehealth')
      expect(['video', 'audio', 'chat']).toEqual(expect.arrayContaining([...modes]));
    if (category === 'in-home') expect({ modes, minutes }).toEqual({ modes: ['in_home'], minutes: 60 });
  }
});

test('SITE-14 a visit takes 30 minutes, at home 60', () => {
  expect(minutesFor(service('blood-test'), 'clinic')).toBe(30);
  expect(minutesFor(service('blood-test'), 'in_home')).toBe(60);
  expect(minutesFor(service('home-injection'), 'in_home')).toBe(60);
});
