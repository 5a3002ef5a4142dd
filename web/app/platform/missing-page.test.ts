import { expect, test } from 'vitest';
import { missingPage, titleIn } from './missing-page.ts';

const words = {
  title: 'Ou san entènèt',
  text: 'Paj sa a poko sou aparèy ou & li ap louvri',
  home: 'Akèy',
  here: 'Sa ki sou aparèy ou',
  emergency: 'Rele kounye a',
  calls: [['116', 'Ayiti, anbilans']] as const,
};

test('OFF-1 a page that is not on the phone names whom to call and what is on it, in less than 6 kB', () => {
  const kept = [{ path: '/ht/about', title: titleIn('<title>Kiyès nou ye · Lakou</title>') ?? '' }];
  const page = missingPage('ht', words, { app: '/app', colours: '--ink:#000;', kept });
  expect(page).toContain('<html lang="ht">');
  expect(page).toContain('<a href="tel:116"><b>116</b> Ayiti, anbilans</a>');
  expect(page).toContain('<a href="/ht/about">Kiyès nou ye</a>');
  expect(page).toContain('poko sou aparèy ou &amp; li');
  expect(page.length).toBeLessThan(6000);
  expect(missingPage('ht', words, { app: '/app', colours: '', kept: [] })).not.toContain(words.here);
  expect(titleIn('<p>nothing</p>')).toBeUndefined();
});
