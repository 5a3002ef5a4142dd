import type { DemoSession } from '#platform/demo-session.ts';

const GUERLINE = 'sponsor@lakou.test';
const NADEGE = 'patient@lakou.test';
const JEANROBERT = 'jean-robert.casimir@lakou.test';
const MARIEANGE = 'marie-ange.louis@lakou.test';

/** The sponsor of the demo supports one who agreed and has visits to pay, with a monthly budget, and waits for another; a third one asks. */
export async function seedSponsorships(session: DemoSession, now: Date): Promise<void> {
  const people = `POST /api/features/sponsors/${await session.idOf(GUERLINE)}/patients`;
  const { id } = await session.act(GUERLINE, now, people, {
    name: 'Nadège Pierre',
    email: NADEGE,
    relationship: 'Cousin',
  });
  await session.act(NADEGE, now, `POST /api/features/sponsorships/${id}/respond`, {
    decision: 'accept',
    shares: ['bills', 'upcoming', 'completed'],
  });
  await session.act(GUERLINE, now, `PUT /api/features/sponsorships/${id}/budget`, { limit: 120 });
  await session.act(GUERLINE, now, people, {
    name: 'Jean-Robert Casimir',
    email: JEANROBERT,
    relationship: 'Father',
  });
  await session.act(MARIEANGE, now, 'PUT /api/features/sponsorship-listing', {
    shownName: 'Marie-Ange L.',
    place: 'Okap',
    about: 'J’aurais besoin d’aide pour mes visites de contrôle.',
  });
}
