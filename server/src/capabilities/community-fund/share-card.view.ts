const WIDTH = 1200;
const HEIGHT = 630;
const HOUSES = 10;
const GROUND = 470;
const LEFT = 80;
const STEP = (WIDTH - 2 * LEFT) / HOUSES;
const WALL = 90;
const ROOF = 60;
const WALLS = ['#f5bb62', '#e58a7b', '#7cc0b8'];
const BAR = { left: LEFT, top: 530, width: WIDTH - 2 * LEFT, height: 44 };

const HEART =
  'M32 50.5c-7.7-5-10.5-8.6-10.5-12.7a5.7 5.7 0 0 1 10.5-2.6 5.7 5.7 0 0 1 10.5 2.6c0 4.1-2.8 7.7-10.5 12.7z';
const LOGO = `<g transform="translate(${LEFT} 70) scale(2.6)">
    <rect width="64" height="64" rx="15" fill="#0b6e69"/>
    <path d="M10 50V31l11.5-13L32 30v20z" fill="#fff"/><path d="M32 50V30l10.5-12L54 31v19z" fill="#c9e6e2"/>
    <path d="M7 34.5 21.5 18 32 30l10.5-12L57 34.5" fill="none" stroke="#f5b65a" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="${HEART}" fill="#d6452b"/></g>`;

interface Paint {
  readonly line: string;
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
}

const PLAN: Paint = { line: '#c4b89c', wall: '#fffdf8', roof: '#fffdf8', door: '#fffdf8' };
const paintOf = (place: number): Paint => ({
  line: '#16302f',
  wall: WALLS[place % WALLS.length] ?? '',
  roof: '#8a4031',
  door: '#0b6e69',
});

function house(place: number, { line, wall, roof, door }: Paint): string {
  const left = LEFT + place * STEP + 10;
  const width = STEP - 20;
  const middle = left + width / 2;
  const eaves = GROUND - WALL;
  return `<g stroke="${line}" stroke-width="3" stroke-linejoin="round">
    <rect x="${left}" y="${eaves}" width="${width}" height="${WALL}" fill="${wall}"/>
    <path d="M${left - 8} ${eaves} L${middle} ${eaves - ROOF} L${left + width + 8} ${eaves} Z" fill="${roof}"/>
    <rect x="${middle - 14}" y="${GROUND - 50}" width="28" height="50" fill="${door}"/></g>`;
}

/** The plan of a house, and of it what is built so far, from the ground up. */
function built(place: number, share: number): string {
  if (share >= 1) return house(place, paintOf(place));
  if (share <= 0) return house(place, PLAN);
  const height = (WALL + ROOF) * share;
  return `${house(place, PLAN)}<clipPath id="built"><rect y="${GROUND - height}" width="${WIDTH}" height="${height}"/></clipPath>
    <g clip-path="url(#built)">${house(place, { ...paintOf(place), roof: '#a3503f' })}</g>`;
}

/**
 * The goal of the month as a street that is being built, without letters: it is the same in every language and needs
 * no font. Who shares it sends the words along.
 */
export function shareCardSvg(percent: number): string {
  const houses = Array.from({ length: HOUSES }, (_, place) => built(place, percent / HOUSES - place)).join(
    '',
  );
  const { left, top, width, height } = BAR;
  // The first gift is seen.
  const given = percent > 0 ? Math.max(height, Math.round((width * percent) / 100)) : 0;
  const heart = `<path transform="translate(${left + Math.max(given, height) - 58} ${top - 26}) scale(1.15)" d="${HEART}" fill="#d6452b"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f3"/>
    <circle cx="1020" cy="160" r="76" fill="#fbd18b"/>
    <path d="M0 380 Q300 240 620 350 T1200 310 V${GROUND} H0 Z" fill="#dcebe4"/>
    <rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="#f0e0c4"/>
    ${LOGO}${houses}
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="22" fill="#ffffff"/>
    <rect x="${left}" y="${top}" width="${given}" height="${height}" rx="22" fill="#f2a33a"/>
    ${heart}
  </svg>`;
}
