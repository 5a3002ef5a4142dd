import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const ADMIN = 'admin@lakou.test';
const DAY = 24 * 3600 * 1000;
const PAPER = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

/** The demo's clinic sent its registration a month ago, and an administrator verified it. */
export async function verifyDemoClinic(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  await session.act(CLINIC, new Date(now.getTime() - 30 * DAY), `PUT /api/clinics/${clinicId}/verification`, {
    kind: 'health_center',
    registrationNumber: 'MSPP-GA-2017-0388',
    issuingAuthority: 'Ministère de la Santé Publique et de la Population',
    documentUrl: `data:application/pdf;base64,${Buffer.from(PAPER).toString('base64')}`,
  });
  await session.act(
    ADMIN,
    new Date(now.getTime() - 28 * DAY),
    `PUT /api/admin/clinics/${clinicId}/verification`,
    { decision: 'verified' },
  );
}
