import type { Language } from '@lakou/i18n';

export const DEMO_PASSWORD = 'lakou-demo';

interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: 'PATIENT' | 'PROVIDER' | 'SPONSOR';
  readonly language: Language;
}

/** The five accounts to sign in with. */
export const DEMO_ACCOUNTS = {
  patient: { email: 'patient@lakou.test', name: 'Nadège Pierre', role: 'PATIENT', language: 'ht' },
  provider: { email: 'provider@lakou.test', name: 'Claudel Étienne', role: 'PROVIDER', language: 'fr' },
  sponsor: { email: 'sponsor@lakou.test', name: 'Guerline Desrosiers', role: 'SPONSOR', language: 'en' },
} as const satisfies Record<string, Person>;

export const DEMO_CLINIC = {
  adminEmail: 'clinic@lakou.test',
  adminName: 'Yolette Jean-Baptiste',
  clinicName: 'Klinik Bèl Jaden, Jérémie',
  language: 'fr',
} as const;

export const DEMO_ADMIN = { email: 'admin@lakou.test', name: 'Rose-Laure Michel' } as const;
/** What two must sign needs a second one. */
export const DEMO_SECOND_ADMIN = { email: 'admin2@lakou.test', name: 'Frantz Bien-Aimé' } as const;

/** Other people. Invented; `.test` addresses cannot receive mail. */
export const DEMO_NEIGHBOURS: readonly Person[] = [
  { email: 'mirlande.joseph@lakou.test', name: 'Mirlande Joseph', role: 'PROVIDER', language: 'ht' },
  { email: 'fabiola.charles@lakou.test', name: 'Fabiola Charles', role: 'PROVIDER', language: 'fr' },
  { email: 'andrew.coleman@lakou.test', name: 'Andrew Coleman', role: 'PROVIDER', language: 'en' },
  { email: 'ralph.celestin@lakou.test', name: 'Ralph Célestin', role: 'PROVIDER', language: 'fr' },
  { email: 'sabine.laguerre@lakou.test', name: 'Sabine Laguerre', role: 'PROVIDER', language: 'fr' },
  { email: 'evens.saintfleur@lakou.test', name: 'Evens Saint-Fleur', role: 'PROVIDER', language: 'ht' },
  { email: 'nadia.bazile@lakou.test', name: 'Nadia Bazile', role: 'PROVIDER', language: 'fr' },
  { email: 'wilner.dorvil@lakou.test', name: 'Wilner Dorvil', role: 'PROVIDER', language: 'fr' },
  { email: 'rosemarthe.altidor@lakou.test', name: 'Rose-Marthe Altidor', role: 'PROVIDER', language: 'fr' },
  { email: 'kettly.romain@lakou.test', name: 'Kettly Romain', role: 'PROVIDER', language: 'en' },
  { email: 'jeanmarc.thelusma@lakou.test', name: 'Jean-Marc Thélusma', role: 'PROVIDER', language: 'en' },
  { email: 'priya.shah@lakou.test', name: 'Priya Shah', role: 'PROVIDER', language: 'en' },
  { email: 'wideline.augustin@lakou.test', name: 'Wideline Augustin', role: 'PATIENT', language: 'ht' },
  { email: 'jean-robert.casimir@lakou.test', name: 'Jean-Robert Casimir', role: 'PATIENT', language: 'ht' },
  { email: 'marie-ange.louis@lakou.test', name: 'Marie-Ange Louis', role: 'PATIENT', language: 'fr' },
  { email: 'tasha.williams@lakou.test', name: 'Tasha Williams', role: 'PATIENT', language: 'en' },
  { email: 'emmanuel.toussaint@lakou.test', name: 'Emmanuel Toussaint', role: 'SPONSOR', language: 'en' },
];
