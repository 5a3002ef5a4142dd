import type { EducationGuide } from '@lakou/content';
import { expect, test } from 'vitest';
import { educationContent } from './education.view.ts';

const text = { title: 'Wash your hands', description: 'A short film.', sections: [] };
const shared: Omit<Extract<EducationGuide, { format: 'guide' }>, 'format'> = {
  slug: 'hands',
  category: 'hygiene_nutrition',
  source: [{ publisher: 'WHO', title: 'Hand hygiene', year: 2009 }],
  reviewedBy: null,
  reviewedOn: null,
  order: 1,
  texts: { en: text, fr: text, ht: text },
};
const made = (more: object) => educationContent({ ...shared, ...more } as EducationGuide, 'ht');

test('EDU-1 a video has its link, and the address that embeds it', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ?t=10';
  expect(made({ format: 'video', link })).toMatchObject({
    format: 'video',
    content: link,
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

test('EDU-1 attack: a video of any other host is never embedded', () => {
  expect(made({ format: 'video', link: 'https://evil.example/embed/dQw4w9WgXcQ' })).not.toHaveProperty(
    'embedUrl',
  );
});

test('EDU-1 a recording is its link', () => {
  const link = 'https://media.example/hands.mp3';
  expect(made({ format: 'audio', link })).toMatchObject({ format: 'audio', content: link });
});
