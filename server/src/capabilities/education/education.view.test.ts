import type { EducationGuide } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { publish } from '../content-reviews/published.service.ts';
import { educationContent } from './education.view.ts';

const text = { title: 'Wash your hands', description: 'A short film.', sections: [], questions: [] };
const shared: Omit<Extract<EducationGuide, { format: 'guide' }>, 'format'> = {
  slug: 'hands',
  category: 'hygiene_nutrition',
  source: [{ publisher: 'WHO', title: 'Hand hygiene', year: 2009 }],
  reviewedBy: null,
  reviewedOn: null,
  order: 1,
  texts: { en: text, fr: text, ht: text },
};
const made = (more: object, lang: Language = 'ht') =>
  educationContent({ ...shared, ...more } as EducationGuide, lang, publish('education', [], []));
const inEach = (link: string) => ({ en: link, fr: link, ht: link });

test('EDU-1 a video has its link, and the address that embeds it', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ?t=10';
  const video = made({ format: 'video', link: inEach(link) });
  expect(video).toMatchObject({
    format: 'video',
    content: link,
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
  expect(video).not.toHaveProperty('mediaUrl');
});

test('EDU-1 attack: what lies anywhere else is never played', () => {
  const elsewhere = inEach('https://evil.example/embed/dQw4w9WgXcQ.mp3');
  for (const format of ['video', 'audio']) {
    const refused = made({ format, link: elsewhere });
    expect(refused).not.toHaveProperty('embedUrl');
    expect(refused).not.toHaveProperty('mediaUrl');
  }
});

test('EDU-1, EDU-2 a recording of our own is that of the reader’s language', () => {
  const link = { en: '/media/hands-en.mp3', fr: '/media/hands-fr.mp3', ht: '/media/hands-ht.mp3' };
  expect(made({ format: 'audio', link })).toMatchObject({ content: link.ht, mediaUrl: link.ht });
  expect(made({ format: 'audio', link }, 'fr')).toMatchObject({ content: link.fr, mediaUrl: link.fr });
});

test('EDU-1 a film of our own comes with its captions', () => {
  const film = { format: 'video', link: inEach('/media/hands.webm') };
  expect(made(film)).toMatchObject({ mediaUrl: '/media/hands.webm' });
  expect(made(film)).not.toHaveProperty('embedUrl');
  expect(made({ ...film, captions: inEach('/media/hands.vtt') })).toMatchObject({
    captionsUrl: '/media/hands.vtt',
  });
});
