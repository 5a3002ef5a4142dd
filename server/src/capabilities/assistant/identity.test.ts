import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutIdentity } from './identity.rules.ts';

const NADEGE = {
  names: ['Nadège Pierre-Louis', 'Ti Jo', 'Rose Saint-Fleur'],
  details: ['nadege@example.test', '+50937123456', '14, rue Baranquilla, Jacmel', 'OFATMA 88-12'],
};
const strip = (text: string) => withoutIdentity(text, NADEGE);

describe('AI-4 identity is taken out of what leaves', () => {
  test.each([
    ['I am NADEGE PIERRE LOUIS and my head hurts', /nad|pierre|louis/i],
    ['Nade\u0300ge gen lafyèv', /nad/i],
    ['Nad\u200Bège gen lafyèv', /ège/i],
    ['Ti Jo ap vomi', /jo/i],
    ['mwen rele Wideline Augustin', /wideline|augustin/i],
    ['Je m’appelle Jean-Claude Bazile, j’ai mal', /claude|bazile/i],
    ['write to me: someone.else+x@mail.example.org', /someone|@/],
    ['call +1 (305) 555-0142 or 3712-3456', /305|3712/],
    ['my NIF is 003-123-456-7', /003|456/],
    ['born 14/03/1991 or 1991-03-14', /1991/],
    ['I live at 14, rue Baranquilla', /baranquilla/i],
    ['I live at 22 Maple Street, apt 4', /maple/i],
    ['id 01900000-0000-7000-8000-000000000000', /01900000/],
    ['see https://photos.example.org/nadege', /example/],
    ['insured by OFATMA 88-12 in Jacmel', /ofatma|jacmel/i],
  ])('%s', (text, private_) => {
    expect(strip(text)).not.toMatch(private_);
  });

  test('what matters for care stays', () => {
    const text =
      'Fever 38.5 for 3 days, pressure 140/90, pulse 120, I am 35 years old and 32 weeks pregnant.';
    expect(strip(text)).toBe(text);
    expect(strip('mwen gen doulè nan pwatrin depi 2 jou')).toBe('mwen gen doulè nan pwatrin depi 2 jou');
  });

  test('wherever a name stands, it goes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(strip(`${before} Nadège ${after}`)).not.toContain('Nadège');
      }),
    );
  });
});
