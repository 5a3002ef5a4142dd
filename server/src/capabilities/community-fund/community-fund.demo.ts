import type { Booking } from '@lakou/contract/bookings';
import type { DemoSession } from '#platform/demo-session.ts';
import type { Platform } from '#platform/platform.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const ADMINS = ['admin@lakou.test', 'admin2@lakou.test'] as const;

/** Who, how many days ago, dollars, what for, in whose name. */
const GIFTS: readonly (readonly [string, number, number, string, string?])[] = [
  ['emmanuel.toussaint@lakou.test', 40, 120, 'general', 'Emmanuel Toussaint'],
  ['andrew.coleman@lakou.test', 33, 50, 'visit'],
  ['sponsor@lakou.test', 31, 25, 'visit', 'Guerline Desrosiers'],
  ['tasha.williams@lakou.test', 20, 10, 'medication', 'Grandma Rose'],
  ['sponsor@lakou.test', 12, 50, 'medication', 'Guerline Desrosiers'],
  ['emmanuel.toussaint@lakou.test', 3, 100, 'general', 'Emmanuel Toussaint'],
  ['sponsor@lakou.test', 1, 10, 'general'],
];

/** Who, how many days ago, medicine, dollars asked, dollars it cost. */
const MEDICINES: readonly (readonly [string, number, string, number, number])[] = [
  ['jean-robert.casimir@lakou.test', 25, 'Amlodipine 5 mg', 12, 10.5],
  ['marie-ange.louis@lakou.test', 16, 'Metformin 500 mg', 18, 18],
];

/** A month of the fund: gifts, two prescriptions, a visit with its thanks, and a request that lacks one signature. */
export async function seedCommunityFund(session: DemoSession, { clock }: Platform): Promise<void> {
  const now = clock.now().getTime();
  const ago = (days: number, minutes = 0) => new Date(now - days * DAY + minutes * MINUTE);
  const sign = async (id: string, days: number) => {
    for (const [n, admin] of ADMINS.entries())
      await session.act(admin, ago(days, 60 + n * 30), `POST /api/admin/fund-requests/${id}/approve`);
  };
  const ask = (who: string, days: number, payload: object) =>
    session.act(who, ago(days), 'POST /api/features/fund-requests', payload);

  for (const [who, days, amount, type, donorName] of GIFTS)
    await session.act(who, ago(days), 'POST /api/features/donations', {
      amount,
      type,
      donorId: await session.idOf(who),
      ...(donorName && { donorName }),
    });
  for (const [who, days, medicine, amount, spent] of MEDICINES) {
    const pharmacy = 'Farmasi Lavi, Jeremi';
    const wish = { kind: 'medicine', medicine, pharmacy, amount, department: 'grand-anse', town: 'Jérémie' };
    const { id } = await ask(who, days, wish);
    await sign(id, days);
    await session.act(ADMINS[0], ago(days - 1), `POST /api/admin/fund-requests/${id}/dispense`, { spent });
  }

  const wideline = 'wideline.augustin@lakou.test';
  const provider = 'nadia.bazile@lakou.test';
  const visit = await session.act<Booking>(wideline, ago(22), 'POST /api/data/bookings', {
    providerId: await session.idOf(provider),
    serviceType: 'General checkup',
    mode: 'clinic',
  });
  const place = { department: 'ouest', town: 'Pétion-Ville' };
  const { id } = await ask(wideline, 22, { kind: 'visit', bookingId: visit.id, ...place });
  await sign(id, 22);
  const start = new Date(visit.dateTime).getTime();
  const during = (minutes: number) => new Date(start + minutes * MINUTE);
  await session.act(provider, during(1), `POST /api/bookings/${visit.id}/start`);
  await session.act(provider, during(25), `POST /api/bookings/${visit.id}/complete`);
  const text = 'Mèsi anpil. Doktè a te pran tan pou koute mwen.';
  await session.act(wideline, during(120), `POST /api/features/fund-requests/${id}/thanks`, {
    text,
    agreed: true,
  });

  const open = await ask('jean-robert.casimir@lakou.test', 1, {
    kind: 'medicine',
    medicine: 'Amlodipine 5 mg',
    pharmacy: 'Farmasi Lavi, Jeremi',
    amount: 12,
    reason: 'Rekòt la pa bon ane sa a.',
    department: 'grand-anse',
    town: 'Jérémie',
  });
  await session.act(ADMINS[1], ago(1, 90), `POST /api/admin/fund-requests/${open.id}/approve`);
}
