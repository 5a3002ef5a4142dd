import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const lakou = testApp();

test('SITE-14 anybody reads the catalogue: ten categories of 4 to 7 services, each in three languages', async () => {
  const reply = await lakou.send('GET /api/services');
  expect(reply.statusCode).toBe(200);
  const categories = reply.json<{ slug: string; services: { slug: string; name: object }[] }[]>();
  expect(categories.map(({ slug }) => slug)).toEqual([
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
  for (const { services } of categories) {
    expect(services.length).toBeGreaterThanOrEqual(4);
    expect(services.length).toBeLessThanOrEqual(7);
  }
  const video = categories.at(-1)?.services.find(({ slug }) => slug === 'video-visit');
  expect(video?.name).toMatchObject({ en: 'Video visit', ht: 'Konsiltasyon pa videyo' });
});
