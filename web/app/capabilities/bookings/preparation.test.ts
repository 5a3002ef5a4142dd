import { SERVICES } from '@lakou/content/services';
import { expect, test } from 'vitest';
import { preparationFor } from './preparation.ts';

test('BOOK-2 what to prepare depends on how a visit is given and on its service', () => {
  expect(preparationFor({ mode: 'clinic', service: 'vaccination' })).toEqual(['vaccine', 'early', 'papers']);
  expect(preparationFor({ mode: 'video', service: 'general-consultation' })).not.toContain('early');
  expect(preparationFor({ mode: 'chat', service: null })).toEqual(['photos']);
  const slugs = ['blood-test', 'urine-test', 'ultrasound', 'home-sample-collection', 'vaccination'];
  for (const slug of [
    ...slugs,
    'prenatal-visit',
    'after-delivery-visit',
    'newborn-check',
    'well-child-visit',
  ])
    expect(SERVICES.some((service) => service.slug === slug)).toBe(true);
});
