import type { Referral } from '@lakou/contract/referrals';
import type { DemoSession } from '#platform/demo-session.ts';

const of = (name: string) => `${name}@lakou.test`;
const NADEGE = of('patient');
const CLAUDEL = of('provider');
const RALPH = of('ralph.celestin');
const MIRLANDE = of('mirlande.joseph');
const WIDELINE = of('wideline.augustin');
const HOUR = 3600 * 1000;

/** One that the demo patient follows and that was accepted, and one that waits for the demo provider. */
export async function seedReferrals(session: DemoSession, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const accepted = await session.act<Referral>(CLAUDEL, ago(96), 'POST /api/data/referrals', {
    patientId: await session.idOf(NADEGE),
    destinationFacilityId: await session.idOf(RALPH),
    reason: 'Tension artérielle encore élevée sous deux médicaments. Avis et bilan cardiaque demandés.',
    symptoms: 'Maux de tête le matin, vertiges en se levant',
    diagnosis: 'Hypertension artérielle',
    priority: 'urgent',
  });
  await session.act(RALPH, ago(72), `PUT /api/data/referrals/${accepted.id}/status`, { status: 'accepted' });
  await session.act(MIRLANDE, ago(20), 'POST /api/data/referrals', {
    patientId: await session.idOf(WIDELINE),
    destinationFacilityId: await session.idOf(CLAUDEL),
    reason: 'Li fatige anpil depi yon mwa, li pèdi pwa. Tanpri gade sik li ak tansyon li.',
    symptoms: 'Fatig, swaf anpil',
  });
}
