import { describe, expect, test } from 'vitest';
import { creoleFaults } from './creole.ts';
import { englishFaults } from './english.ts';
import { frenchFaults } from './french.ts';

describe('Creole spelling', () => {
  test.each([
    ["M'ap tann", "“M'ap”: no apostrophe in Creole"],
    ['Mwen p’ap tann', '“p’ap”: no apostrophe in Creole'],
    ['Re-eseye', '“Re-eseye”: no hyphen in Creole'],
    ['{{name}}-la', '“Z-la”: no hyphen in Creole'],
    ['PDF-la', '“Z-la”: no hyphen in Creole'],
    ['Li di "wi"', '“"”: quotes are « »'],
    ['Kisa ou vle ?', '“vle ?”: no space before ! ? : ;'],
    ['Kisa w vle', '“w”: write the long form'],
    ['M ap tann', '“M”: write the long form'],
    ['Nou pap pataje', '“pap”: write “p ap”'],
    ['Wap jwenn li', '“Wap”: write “ou ap”'],
    ['Vini jodia', '“jodia”: write “jodi a”'],
    ['Santé', '“é” in “Santé”: is no letter of the Creole alphabet'],
    ['tèt', undefined],
    ['fenêt', '“ê” in “fenêt”: is no letter of the Creole alphabet'],
    ['leson ça', '“ç” in “ça”: is no letter of the Creole alphabet'],
    ['ayïti', '“ï” in “ayïti”: is no letter of the Creole alphabet'],
    ['kœ', '“œ” in “kœ”: is no letter of the Creole alphabet'],
    ['eqip', '“q” in “eqip”: is no letter of the Creole alphabet'],
    ['egzaxt', '“x” in “egzaxt”: is no letter of the Creole alphabet'],
    ['klinic', '“c” in “klinic”: only in ch'],
    ['tibebe du', '“u” in “du”: only in ou and ui'],
    ['là', '“à” in “là”: only before n'],
    ['adrèss', '“ss” in “adrèss”: no double consonant but nn'],
    ['Klinik {{clinic}} la', 'an article after a placeholder: its form depends on the word before it'],
  ])('%j', (text, fault) => {
    expect(creoleFaults(text)).toEqual(fault === undefined ? [] : [fault]);
  });

  test.each([
    'Nou p ap pataje done ou.',
    'Ou pa ka konekte sou kont sa a ak yon modpas. Tanpri, kontakte ekip èd la.',
    'Machin nan an pàn; li uit kilomèt lwen, chèche yon doktè!',
    'Jenn grann nan ap desann: pran 5 l dlo, 37,5 °C',
    'Peye ak MonCash oswa PayPal, epi voye PDF la sou WhatsApp',
    'Ekri nou: <1>help@example.com</1> oswa https://example.com/quick-exit',
    'Bonjou {{firstName}}, ou gen {{count}} mesaj',
    'Li di « wi »',
  ])('%j is sound', (text) => {
    expect(creoleFaults(text)).toEqual([]);
  });
});

describe('French typography', () => {
  const NBSP = '\u00a0';
  test.each([
    ["l'heure", "“l'heure”: the apostrophe is ’"],
    ['Un "mot"', '“"”: quotes are « »'],
    ['Prêt ?', '“Prêt ?”: a no-break space (U+00A0) goes before : ; ! ?'],
    ['Bonjour {{name}}!', '“Z!”: a no-break space (U+00A0) goes before : ; ! ?'],
    [`« oui${NBSP}»`, '“« ”: a no-break space (U+00A0) goes inside « »'],
    [`«${NBSP}oui»`, '“i»”: a no-break space (U+00A0) goes inside « »'],
  ])('%j', (text, fault) => {
    expect(frenchFaults(text)).toEqual([fault]);
  });

  test('the narrow space', () => {
    expect(frenchFaults('Prêt\u202f?')).toContain('“\u202f”: the no-break space is U+00A0, not U+202F');
  });

  test.each([
    `Prêt${NBSP}? Oui${NBSP}!`,
    `Vraiment${NBSP}?!`,
    `«${NBSP}Aujourd’hui${NBSP}»`,
    'https://example.com/a?b=c',
    '{{at, date(style: long)}}',
  ])('%j is sound', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });
});

describe('SITE-10 English as an American product says it', () => {
  test.each([
    ['Send an e-mail', '“e-mail”: write email'],
    ['You cannot see it any more.', '“any more”: write anymore'],
    ['Untick everything', '“Untick”: write check'],
    ['Cancel 2 visits to come', '“visits to come”: write upcoming'],
    ['Your licence', '“licence”: write license'],
    ['My favourites', '“favourites”: write or, not our'],
    ['12 centimetres', '“centimetres”: write meter'],
    ['Diarrhoea', '“Diarrhoea”: write the American spelling'],
    ['Recognised', '“Recognised”: write the American spelling'],
    ['It treats infections in hospital.', '“in hospital”: write in the hospital'],
    ['Ask, above all in pregnancy.', '“above all”: write especially'],
    ['A headache or blurred sight', '“blurred sight”: write vision'],
    ['The child vomits all.', '“vomits all”: write vomits everything'],
    ['Keep on breastfeeding.', '“Keep on breastfeeding”: write keep, without on'],
    ['Lay the person on the side.', '“Lay the person on the side”: write on their back, on their side'],
    ['Under 90 % go now.', '“0 %”: write no space before %'],
    ['$55 goes back to you.', '“goes back to you”: write refunded'],
  ])('%j', (text, fault) => expect(englishFaults(text)).toEqual([fault]));

  test('what is right is left alone', () => {
    expect(englishFaults('Email, ticket, sticky, license, color, parameter, tomorrow')).toEqual([]);
  });
});
