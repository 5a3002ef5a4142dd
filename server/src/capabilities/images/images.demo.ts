import type { DemoSession } from '#platform/demo-session.ts';

/** The patient of the demo. */
const NADEGE = 'patient@lakou.test';
const DAY = 24 * 3600 * 1000;

const LINE = '#3d4a52';
const lines = (count: number, top: number, width: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="90" y="${top + i * 58}" width="${width - (i % 3) * 90}" height="14" rx="7" fill="${LINE}" opacity=".55"/>`,
  ).join('');

/** A sheet of paper as a phone photographs it: on a table, slightly turned. */
const paper = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <rect width="900" height="1200" fill="#8a6f57"/>
  <g transform="rotate(-2 450 600)"><rect x="50" y="50" width="800" height="1100" rx="8" fill="#f7f4ea"/>${content}</g></svg>`;

/** A drawn prescription: lines in place of words, so that it is nobody's. */
const PRESCRIPTION = paper(`
  <rect x="90" y="100" width="360" height="34" rx="8" fill="#0e5c6e"/>
  <rect x="90" y="160" width="720" height="4" fill="#0e5c6e"/>
  <path d="M110 250 v110 M110 250 h44 q40 0 40 32 t-40 32 h-44 M150 314 l60 60 M210 314 l-60 60" stroke="#0e5c6e" stroke-width="12" fill="none"/>
  ${lines(7, 440, 640)}
  <path d="M520 1020 q40 -70 80 0 t80 -10 t90 0" stroke="#1b2f8a" stroke-width="8" fill="none"/>`);

/** A drawn vaccination card: rows with stamps and ticks. */
const CARD = paper(`
  <rect x="90" y="100" width="720" height="70" rx="8" fill="#2c7a4b"/>
  ${Array.from({ length: 8 }, (_, row) => {
    const y = 220 + row * 108;
    const tick =
      row < 5
        ? `<path d="M690 ${y + 45} l22 24 l44 -50" stroke="#2c7a4b" stroke-width="12" fill="none"/>`
        : '';
    return `<rect x="90" y="${y}" width="720" height="92" fill="none" stroke="${LINE}" stroke-width="3"/>
      <rect x="120" y="${y + 38}" width="${260 - (row % 3) * 40}" height="14" rx="7" fill="${LINE}" opacity=".6"/>
      <rect x="440" y="${y + 38}" width="150" height="14" rx="7" fill="${LINE}" opacity=".35"/>${tick}`;
  }).join('')}`);

const DRAWINGS = [
  [21, 'Preskripsyon (desen)', PRESCRIPTION],
  [6, 'Kat vaksen (desen)', CARD],
] as const;

/** Two drawings of papers in the demo patient's gallery; their titles say that they are drawn. */
export async function seedImages(session: DemoSession, now: Date): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const [daysAgo, title, svg] of DRAWINGS) {
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
    await session.act(NADEGE, new Date(now.getTime() - daysAgo * DAY), 'POST /api/data/images', {
      title,
      imageDataUrl: `data:image/jpeg;base64,${bytes.toString('base64')}`,
    });
  }
}
