const WIDTH = 1200;
const HEIGHT = 630;
const HOUSES = 10;
const GROUND = 430;
const LEFT = 80;
const STEP = (WIDTH - 2 * LEFT) / HOUSES;
const WALLS = ['#f5bb62', '#e58a7b', '#7cc0b8'];
const BAR = WIDTH - 2 * LEFT;

/** A house of the street: in colour once its tenth of the goal is given, else an outline. */
function house(place: number, isBuilt: boolean): string {
  const left = LEFT + place * STEP + 10;
  const width = STEP - 20;
  const middle = left + width / 2;
  const wall = isBuilt ? (WALLS[place % WALLS.length] ?? '') : '#ffffff';
  const [line, roof, door] = isBuilt ? ['#16302f', '#8a4031', '#0b6e69'] : ['#857f70', '#ffffff', '#ffffff'];
  return `<g stroke="${line}" stroke-width="3" stroke-linejoin="round">
    <rect x="${left}" y="${GROUND - 90}" width="${width}" height="90" fill="${wall}"/>
    <path d="M${left - 8} ${GROUND - 90} L${middle} ${GROUND - 150} L${left + width + 8} ${GROUND - 90} Z" fill="${roof}"/>
    <rect x="${middle - 14}" y="${GROUND - 50}" width="28" height="50" fill="${door}"/></g>`;
}

/**
 * The goal of the month as a street that is being built, without letters: it is the same in every language and needs
 * no font.
 */
export function shareCardSvg(percent: number): string {
  const built = Math.floor(percent / HOUSES);
  const houses = Array.from({ length: HOUSES }, (_, place) => house(place, place < built)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f3"/>
    <circle cx="1020" cy="150" r="70" fill="#fbd18b"/>
    <path d="M0 330 Q300 200 620 310 T1200 270 V${GROUND} H0 Z" fill="#dcebe4"/>
    <rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="#f0e0c4"/>
    ${houses}
    <rect x="${LEFT}" y="500" width="${BAR}" height="44" rx="22" fill="#ffffff"/>
    <rect x="${LEFT}" y="500" width="${Math.round((BAR * percent) / 100)}" height="44" rx="22" fill="#f2a33a"/>
  </svg>`;
}
