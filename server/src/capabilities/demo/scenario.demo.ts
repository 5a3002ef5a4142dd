import type { BookingMode } from '@lakou/contract/bookings';
import type { DependentDetails } from '@lakou/contract/family';
import type { AvailabilityChanges, ProviderFee } from '@lakou/contract/scheduling';

const of = (name: string) => `${name}@lakou.test`;
export const NADEGE = of('patient');
export const CLAUDEL = of('provider');
const MIRLANDE = of('mirlande.joseph');
const FABIOLA = of('fabiola.charles');
const ANDREW = of('andrew.coleman');
const RALPH = of('ralph.celestin');
const SABINE = of('sabine.laguerre');
const EVENS = of('evens.saintfleur');
const NADIA = of('nadia.bazile');
const ROSEMARTHE = of('rosemarthe.altidor');
const KETTLY = of('kettly.romain');
const JEANMARC = of('jeanmarc.thelusma');
const PRIYA = of('priya.shah');
const WIDELINE = of('wideline.augustin');
const JEANROBERT = of('jean-robert.casimir');
const MARIEANGE = of('marie-ange.louis');
const TASHA = of('tasha.williams');

/** Providers with a verified licence; the others wait for verification. */
export const VERIFIED = [
  CLAUDEL,
  MIRLANDE,
  FABIOLA,
  ANDREW,
  RALPH,
  SABINE,
  EVENS,
  ROSEMARTHE,
  KETTLY,
  PRIYA,
  JEANMARC,
];

/** Who works at the demo clinic. */
export const CLINIC_PROVIDERS = [MIRLANDE];

const fee = (mode: BookingMode, base: number, payFirst = false): ProviderFee => ({ mode, base, payFirst });

export const FEES: Readonly<Record<string, ProviderFee[]>> = {
  [CLAUDEL]: [fee('clinic', 35), fee('in_home', 50), fee('video', 25), fee('chat', 15)],
  [MIRLANDE]: [fee('in_home', 30), fee('clinic', 20), fee('video', 20)],
  [FABIOLA]: [fee('clinic', 35), fee('video', 25)],
  [ANDREW]: [fee('video', 60, true), fee('clinic', 90)],
  [RALPH]: [fee('clinic', 40), fee('video', 30, true)],
  [SABINE]: [fee('clinic', 40), fee('video', 35)],
  [EVENS]: [fee('in_home', 20), fee('clinic', 12)],
  [KETTLY]: [fee('clinic', 95), fee('video', 55)],
  [JEANMARC]: [fee('video', 65), fee('audio', 60)],
  [PRIYA]: [fee('clinic', 110), fee('video', 70)],
  [ROSEMARTHE]: [fee('in_home', 40), fee('clinic', 25), fee('chat', 10)],
  [NADIA]: [fee('clinic', 15)],
};

const NURSING = [
  'dressing-change',
  'injection',
  'vital-signs-check',
  'blood-pressure-check',
  'diabetes-check',
];
const AT_HOME = ['home-nurse-visit', 'home-wound-care', 'home-injection', 'daily-care-at-home'];

/** The services of those who do not give all of them, and how far they travel. */
export const OFFERS: Readonly<Record<string, Pick<AvailabilityChanges, 'services' | 'travelRadiusKm'>>> = {
  [CLAUDEL]: { travelRadiusKm: 25 },
  [MIRLANDE]: { services: [...NURSING, ...AT_HOME, 'general-consultation'], travelRadiusKm: 20 },
  [EVENS]: { services: [...NURSING, ...AT_HOME], travelRadiusKm: 15 },
  [SABINE]: { services: ['mental-health-specialist', 'stress-support', 'online-counseling'] },
  [NADIA]: { services: ['vaccination', 'nutrition-advice', 'general-consultation'] },
};

export const FAMILIES: Readonly<Record<string, DependentDetails[]>> = {
  [NADEGE]: [
    { name: 'Jozèf Pierre', dateOfBirth: '2019-04-02', relationship: 'child' },
    { name: 'Rose-Andrée Pierre', dateOfBirth: '1954-10-20', relationship: 'parent' },
  ],
  [MARIEANGE]: [{ name: 'Léa Louis', dateOfBirth: '2024-08-11', relationship: 'child', sex: 'Female' }],
  [TASHA]: [
    { name: 'Jaylen Williams', dateOfBirth: '2016-02-27', relationship: 'child' },
    { name: 'Denise Williams', dateOfBirth: '1957-06-05', relationship: 'parent' },
  ],
};

export interface PlannedBooking {
  readonly who: string;
  /** The first name of the dependent, when it is not for the patient. */
  readonly for?: string;
  readonly with: string;
  readonly service: string;
  readonly mode: BookingMode;
  /** Days from today; a day without opening hours becomes the next one that has some. */
  readonly inDays: number;
  readonly notes?: string;
  /** The result; without it the visit is in the future. */
  readonly end?: 'paid' | 'unpaid' | 'cancelled' | 'missed';
  readonly review?: { readonly stars: number; readonly text: string };
}

const planned = (
  who: string,
  to: string,
  service: string,
  mode: BookingMode,
  inDays: number,
  more: Partial<PlannedBooking> = {},
) => ({ who, with: to, service, mode, inDays, ...more }) satisfies PlannedBooking;

/** In the order in which they took place. */
export const PLANNED_BOOKINGS: readonly PlannedBooking[] = [
  planned(NADEGE, CLAUDEL, 'blood-pressure-check', 'clinic', -27, {
    end: 'paid',
    review: { stars: 5, text: 'Doktè a pran tan li pou li esplike m tout bagay sou tansyon mwen.' },
  }),
  planned(JEANROBERT, FABIOLA, 'general-consultation', 'clinic', -26, { end: 'paid' }),
  planned(TASHA, ANDREW, 'general-consultation', 'clinic', -25, {
    end: 'paid',
    review: { stars: 5, text: 'On time, kind, and clear about what to do next.' },
  }),
  planned(JEANROBERT, CLAUDEL, 'diabetes-check', 'clinic', -24, {
    end: 'paid',
    review: { stars: 4, text: 'Bon swen. Mwen te tann yon ti kras.' },
  }),
  planned(MARIEANGE, RALPH, 'general-consultation', 'clinic', -22, {
    end: 'paid',
    review: { stars: 4, text: 'Très à l’écoute, et il parle aussi créole avec ma mère.' },
  }),
  planned(NADEGE, MIRLANDE, 'blood-pressure-check', 'in_home', -20, {
    for: 'Rose-Andrée',
    end: 'paid',
    review: { stars: 5, text: 'Li vini lakay la alè, li dous anpil ak manman mwen.' },
  }),
  planned(WIDELINE, MIRLANDE, 'general-consultation', 'clinic', -18, {
    end: 'paid',
    review: { stars: 5, text: 'Mwen santi m alèz ak li.' },
  }),
  planned(MARIEANGE, FABIOLA, 'general-consultation', 'clinic', -17, {
    for: 'Léa',
    end: 'paid',
    review: { stars: 5, text: 'Ma fille n’a plus peur d’aller chez le médecin.' },
  }),
  planned(TASHA, PRIYA, 'general-consultation', 'clinic', -15, {
    for: 'Jaylen',
    end: 'paid',
    review: { stars: 5, text: 'Great with kids. The reminder the day before helped.' },
  }),
  planned(NADEGE, FABIOLA, 'general-consultation', 'clinic', -13, {
    for: 'Jozèf',
    end: 'paid',
    review: { stars: 5, text: 'Jozèf renmen doktè Fabiola.' },
  }),
  planned(WIDELINE, CLAUDEL, 'general-consultation', 'clinic', -12, { end: 'missed' }),
  planned(NADEGE, RALPH, 'general-consultation', 'clinic', -10, { end: 'cancelled' }),
  planned(MARIEANGE, CLAUDEL, 'chronic-disease-follow-up', 'video', -9, {
    end: 'paid',
    review: { stars: 5, text: 'La vidéo marchait bien, même avec ma connexion.' },
  }),
  planned(TASHA, KETTLY, 'general-consultation', 'clinic', -8, {
    end: 'paid',
    review: { stars: 4, text: 'She listens. Parking is hard to find.' },
  }),
  planned(JEANROBERT, CLAUDEL, 'blood-pressure-check', 'clinic', -7, { end: 'paid' }),
  planned(NADEGE, CLAUDEL, 'chronic-disease-follow-up', 'video', -5, { end: 'unpaid' }),
  // In the future
  planned(JEANROBERT, CLAUDEL, 'diabetes-check', 'clinic', 0),
  planned(MARIEANGE, CLAUDEL, 'general-consultation', 'clinic', 0, { for: 'Léa' }),
  planned(WIDELINE, CLAUDEL, 'blood-pressure-check', 'in_home', 1, {
    notes: 'Baryè a ble. Rele m lè ou rive.',
  }),
  planned(TASHA, CLAUDEL, 'general-consultation', 'video', 1, { for: 'Denise' }),
  planned(NADEGE, MIRLANDE, 'blood-pressure-check', 'in_home', 3, {
    notes: 'Kay la dèyè legliz la. Rele m lè ou rive devan baryè a.',
  }),
  planned(JEANROBERT, CLAUDEL, 'chronic-disease-follow-up', 'clinic', 3),
  planned(NADEGE, ANDREW, 'general-consultation', 'video', 5),
  planned(NADEGE, FABIOLA, 'general-consultation', 'clinic', 8, { for: 'Jozèf' }),
  planned(TASHA, JEANMARC, 'general-consultation', 'video', 6),
  planned(WIDELINE, NADIA, 'general-consultation', 'clinic', 4),
  planned(MARIEANGE, SABINE, 'general-consultation', 'video', 7),
  planned(JEANROBERT, EVENS, 'blood-pressure-check', 'in_home', 9),
];

/** Conversations: who wrote, how many hours ago, and what. The last ones are unread. */
export const CHATS: readonly {
  readonly between: readonly [string, string];
  readonly said: readonly [0 | 1, number, string][];
}[] = [
  {
    between: [NADEGE, MIRLANDE],
    said: [
      [0, 52, 'Bonjou Mis Mirlande. Manman m pran medikaman yo chak maten, jan ou te di a.'],
      [1, 51, 'Bonjou Nadège! Sa bon anpil. Èske tansyon li desann?'],
      [0, 51, 'Wi, yè li te 13 sou 8.'],
      [1, 50, 'Bèl nouvèl. Kontinye ekri chif yo nan ti kaye a.'],
      [1, 3, 'M ap pase mèkredi maten. Èske ou ap lakay la?'],
    ],
  },
  {
    between: [NADEGE, CLAUDEL],
    said: [
      [0, 118, 'Bonjou doktè, mwen fini grenn yo. Èske pou m achte lòt?'],
      [
        1,
        117,
        'Bonjour Nadège. Oui, continuez jusqu’à notre prochain rendez-vous. Je vous ai préparé l’ordonnance.',
      ],
      [0, 116, 'Mèsi doktè.'],
      [1, 20, 'N’oubliez pas de mesurer votre tension le matin avant le café.'],
    ],
  },
  {
    between: [TASHA, ANDREW],
    said: [
      [0, 70, 'Hi Dr. Coleman, should my mother take the new pill with food?'],
      [1, 69, 'Yes, with breakfast. Tell me if she feels dizzy.'],
      [0, 69, 'Thank you! She feels fine so far.'],
    ],
  },
  {
    between: [JEANROBERT, CLAUDEL],
    said: [
      [0, 30, 'Doktè, sik mwen te 145 maten an. Èske sa bon?'],
      [1, 28, 'C’est mieux que le mois dernier. Continuez à marcher tous les jours.'],
      [0, 2, 'Dakò doktè. Mwen ap vini pou kontwòl la.'],
    ],
  },
];
