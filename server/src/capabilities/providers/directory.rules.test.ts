import { describe, expect, test } from 'vitest';
import {
  findPlace,
  findSpecialty,
  placeNamed,
  placeOf,
  specialtyNamed,
  TOWN_PLACES,
} from './directory.rules.ts';

describe('PUB-2 what people write for a place and for care', () => {
  test.each([
    ['Jacmel', 'jacmel'],
    ['jakmèl', 'jacmel'],
    ['OKAP', 'cap-haitien'],
    ['Brooklyn', 'brooklyn-new-york'],
    ['Port-au', 'port-au-prince'],
    ['Ayiti', 'haiti'],
    ['États-Unis', 'united-states'],
  ])('“%s” is %s', (text, slug) => {
    expect(placeNamed(text)?.slug).toBe(slug);
  });

  test.each(['', 'ja', 'Timbuktu', '%'])('“%s” is no place', (text) => {
    expect(placeNamed(text)).toBeUndefined();
  });

  test.each([
    ['pediatrician', 'pediatrics'],
    ['Pedyatri', 'pediatrics'],
    ['médecine familiale', 'family'],
    ['santé mentale', 'mental'],
    ['mental health', 'mental'],
    ['doktè timoun', 'pediatrics'],
    ['mwen bezwen yon fanm saj', 'obstetrics'],
    ['docteur des enfants', 'pediatrics'],
  ])('“%s” is %s', (text, name) => {
    expect(specialtyNamed(text)).toBe(name);
  });

  test('a name of somebody is no specialty', () => {
    expect(specialtyNamed('Mirlande Joseph')).toBeUndefined();
    expect(specialtyNamed('')).toBeUndefined();
  });

  test('every place and specialty has one address', () => {
    const slugs = TOWN_PLACES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findPlace('haiti')?.country).toBe('HT');
    expect(findSpecialty('public-health')).toBe('publicHealth');
    expect(findSpecialty('publicHealth')).toBeUndefined();
  });
});

describe('PUB-2 the place of a provider is a town, never a street', () => {
  const nowhere = { lat: null, lng: null, address: null, country: null };
  test('as the address names it, else the nearest one, else the country', () => {
    expect(placeOf({ ...nowhere, address: '12, rue Capois, Jacmel' })?.slug).toBe('jacmel');
    expect(placeOf({ ...nowhere, lat: 18.5446, lng: -72.303 })?.slug).toBe('delmas');
    expect(placeOf({ ...nowhere, lat: 40, lng: -100, country: 'US' })?.slug).toBe('united-states');
    expect(placeOf(nowhere)).toBeUndefined();
  });
});
