export interface Town {
  readonly name: string;
  /** The Creole name, where it differs. */
  readonly ht?: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  /** 0: the capital, 1: capital of a department, 2: large, 3: the others. */
  readonly rank: number;
  /** Where it is not the usual one of its country. */
  readonly timeZone?: string;
}

export interface Department {
  readonly name: string;
  readonly ht: string;
  readonly towns: readonly Town[];
}

export const DEPARTMENTS: readonly Department[] = [
  {
    name: 'Artibonite',
    ht: 'Latibonit',
    towns: [
      { name: 'Anse Rouge', lat: 19.634, lng: -73.055, rank: 3 },
      { name: 'Désarmes', lat: 18.993, lng: -72.391, rank: 3 },
      { name: 'Dessalines', ht: 'Desalin', lat: 19.262, lng: -72.516, rank: 3 },
      { name: 'Ennery', lat: 19.483, lng: -72.485, rank: 3 },
      { name: 'Gonaïves', ht: 'Gonayiv', lat: 19.448, lng: -72.689, rank: 1 },
      { name: 'Grande Saline', lat: 19.265, lng: -72.769, rank: 3 },
      { name: 'Gros Morne', lat: 19.671, lng: -72.678, rank: 3 },
      { name: 'Marmelade', lat: 19.517, lng: -72.361, rank: 3 },
      { name: 'Saint-Marc', ht: 'Sen Mak', lat: 19.111, lng: -72.701, rank: 2 },
      { name: 'Saint-Michel de l’Atalaye', lat: 19.371, lng: -72.335, rank: 3 },
      { name: 'Verrettes', ht: 'Vèrèt', lat: 19.05, lng: -72.466, rank: 3 },
    ],
  },
  {
    name: 'Centre',
    ht: 'Sant',
    towns: [
      { name: 'Cerca la Source', lat: 19.167, lng: -71.79, rank: 3 },
      { name: 'Hinche', ht: 'Ench', lat: 19.141, lng: -72.012, rank: 1 },
      { name: 'Lascahobas', ht: 'Laskawobas', lat: 18.83, lng: -71.936, rank: 3 },
      { name: 'Maïssade', ht: 'Mayisad', lat: 19.176, lng: -72.14, rank: 3 },
      { name: 'Mirebalais', ht: 'Mibalè', lat: 18.835, lng: -72.105, rank: 2 },
      { name: 'Thomassique', lat: 19.082, lng: -71.839, rank: 3 },
      { name: 'Thomonde', lat: 19.017, lng: -71.962, rank: 3 },
    ],
  },
  {
    name: 'Grand’Anse',
    ht: 'Grandans',
    towns: [
      { name: 'Chambellan', lat: 18.55, lng: -74.313, rank: 3 },
      { name: 'Corail', lat: 18.568, lng: -73.889, rank: 3 },
      { name: 'Dame-Marie', lat: 18.561, lng: -74.422, rank: 3 },
      { name: 'Jérémie', ht: 'Jeremi', lat: 18.65, lng: -74.117, rank: 1 },
      { name: 'Les Abricots', lat: 18.649, lng: -74.308, rank: 3 },
      { name: 'Les Irois', lat: 18.405, lng: -74.453, rank: 3 },
      { name: 'Moron', lat: 18.56, lng: -74.258, rank: 3 },
      { name: 'Sassier', lat: 18.583, lng: -74.118, rank: 3 },
      { name: 'Sources Chaudes', lat: 18.484, lng: -74.287, rank: 3 },
    ],
  },
  {
    name: 'Nippes',
    ht: 'Nip',
    towns: [
      { name: 'Anse-à-Veau', lat: 18.501, lng: -73.345, rank: 3 },
      { name: 'Baradères', lat: 18.483, lng: -73.639, rank: 3 },
      { name: 'Miragoâne', ht: 'Miragwàn', lat: 18.446, lng: -73.09, rank: 1 },
      { name: 'Petit Trou de Nippes', lat: 18.525, lng: -73.508, rank: 3 },
      { name: 'Petite Rivière de Nippes', lat: 18.476, lng: -73.235, rank: 3 },
    ],
  },
  {
    name: 'Nord',
    ht: 'Nò',
    towns: [
      { name: 'Acul du Nord', lat: 19.681, lng: -72.32, rank: 3 },
      { name: 'Bahon', lat: 19.47, lng: -72.115, rank: 3 },
      { name: 'Borgne', lat: 19.845, lng: -72.523, rank: 3 },
      { name: 'Cap-Haïtien', ht: 'Okap', lat: 19.759, lng: -72.198, rank: 1 },
      { name: 'Dondon', lat: 19.527, lng: -72.243, rank: 3 },
      { name: 'Grande Rivière du Nord', lat: 19.577, lng: -72.169, rank: 3 },
      { name: 'Limbé', ht: 'Lenbe', lat: 19.706, lng: -72.403, rank: 2 },
      { name: 'Limonade', lat: 19.67, lng: -72.124, rank: 3 },
      { name: 'Milot', lat: 19.608, lng: -72.213, rank: 3 },
      { name: 'Pignon', lat: 19.336, lng: -72.117, rank: 3 },
      { name: 'Pilate', lat: 19.667, lng: -72.552, rank: 3 },
      { name: 'Plaine du Nord', lat: 19.677, lng: -72.27, rank: 3 },
      { name: 'Plaisance', lat: 19.598, lng: -72.47, rank: 3 },
      { name: 'Port-Margot', lat: 19.752, lng: -72.43, rank: 3 },
      { name: 'Quartier Morin', lat: 19.697, lng: -72.157, rank: 3 },
      { name: 'Ranquitte', lat: 19.413, lng: -72.081, rank: 3 },
      { name: 'Saint-Raphaël', lat: 19.439, lng: -72.199, rank: 3 },
    ],
  },
  {
    name: 'Nord-Est',
    ht: 'Nòdès',
    towns: [
      { name: 'Caracol', lat: 19.693, lng: -72.017, rank: 3 },
      { name: 'Carice', lat: 19.378, lng: -71.83, rank: 3 },
      { name: 'Dérac', lat: 19.655, lng: -71.815, rank: 3 },
      { name: 'Ferrier', lat: 19.615, lng: -71.778, rank: 3 },
      { name: 'Fort-Liberté', ht: 'Fòlibète', lat: 19.663, lng: -71.835, rank: 1 },
      { name: 'Mont-Organisé', ht: 'Montòrganize', lat: 19.408, lng: -71.781, rank: 3 },
      { name: 'Ouanaminthe', ht: 'Wanament', lat: 19.549, lng: -71.725, rank: 2 },
      { name: 'Perches', lat: 19.522, lng: -71.923, rank: 3 },
      { name: 'Phaëton', lat: 19.675, lng: -71.897, rank: 3 },
      { name: 'Terrier Rouge', lat: 19.636, lng: -71.955, rank: 3 },
      { name: 'Trou du Nord', lat: 19.617, lng: -72.024, rank: 3 },
    ],
  },
  {
    name: 'Nord-Ouest',
    ht: 'Nòdwès',
    towns: [
      { name: 'Baie de Henne', lat: 19.663, lng: -73.209, rank: 3 },
      { name: 'Bombardopolis', ht: 'Bonbadopolis', lat: 19.691, lng: -73.338, rank: 3 },
      { name: 'Fond Bassin Bleu', lat: 19.794, lng: -72.799, rank: 3 },
      { name: 'Jean-Rabel', lat: 19.854, lng: -73.191, rank: 2 },
      { name: 'Môle Saint-Nicolas', lat: 19.808, lng: -73.378, rank: 3 },
      { name: 'Petite Anse', lat: 19.63, lng: -73.155, rank: 3 },
      { name: 'Port-de-Paix', ht: 'Pòdpè', lat: 19.94, lng: -72.83, rank: 1 },
      { name: 'Saint-Louis du Nord', lat: 19.934, lng: -72.721, rank: 3 },
      { name: 'Ti Port-de-Paix', lat: 19.933, lng: -72.833, rank: 3 },
    ],
  },
  {
    name: 'Ouest',
    ht: 'Lwès',
    towns: [
      { name: 'Anse à Galets', lat: 18.834, lng: -72.866, rank: 2 },
      { name: 'Arcahaie', lat: 18.77, lng: -72.512, rank: 3 },
      { name: 'Cabaret', ht: 'Kabarè', lat: 18.736, lng: -72.419, rank: 3 },
      { name: 'Carrefour', ht: 'Kafou', lat: 18.533, lng: -72.4, rank: 2 },
      { name: 'Cité Soleil', ht: 'Site Solèy', lat: 18.58, lng: -72.338, rank: 3 },
      { name: 'Cornillon', lat: 18.675, lng: -71.953, rank: 3 },
      { name: 'Croix-des-Bouquets', ht: 'Kwadèboukè', lat: 18.577, lng: -72.226, rank: 2 },
      { name: 'Delmas', ht: 'Dèlma', lat: 18.545, lng: -72.3, rank: 2 },
      { name: 'Fond Parisien', lat: 18.505, lng: -71.981, rank: 3 },
      { name: 'Fonds Verrettes', lat: 18.396, lng: -71.856, rank: 3 },
      { name: 'Grand-Goâve', ht: 'Grangwav', lat: 18.426, lng: -72.77, rank: 3 },
      { name: 'Gressier', lat: 18.541, lng: -72.527, rank: 3 },
      { name: 'Kenscoff', ht: 'Kenskòf', lat: 18.448, lng: -72.284, rank: 3 },
      { name: 'Léogâne', ht: 'Leyogàn', lat: 18.511, lng: -72.633, rank: 2 },
      { name: 'Pétion-Ville', ht: 'Petyonvil', lat: 18.512, lng: -72.285, rank: 2 },
      { name: 'Petit-Goâve', ht: 'Tigwav', lat: 18.431, lng: -72.865, rank: 2 },
      { name: 'Port-au-Prince', ht: 'Pòtoprens', lat: 18.543, lng: -72.339, rank: 0 },
      { name: 'Thomazeau', ht: 'Tomazo', lat: 18.653, lng: -72.094, rank: 3 },
    ],
  },
  {
    name: 'Sud',
    ht: 'Sid',
    towns: [
      { name: 'Aquin', ht: 'Aken', lat: 18.28, lng: -73.394, rank: 2 },
      { name: 'Cavaillon', lat: 18.3, lng: -73.655, rank: 3 },
      { name: 'Chantal', lat: 18.202, lng: -73.89, rank: 3 },
      { name: 'Chardonnière', lat: 18.275, lng: -74.166, rank: 3 },
      { name: 'Coteaux', ht: 'Koto', lat: 18.206, lng: -74.04, rank: 3 },
      { name: 'Fond des Blancs', lat: 18.278, lng: -73.127, rank: 3 },
      { name: 'Les Anglais', lat: 18.305, lng: -74.22, rank: 3 },
      { name: 'Les Cayes', ht: 'Okay', lat: 18.192, lng: -73.749, rank: 1 },
      { name: 'Port-à-Piment', lat: 18.25, lng: -74.097, rank: 3 },
      { name: 'Roche-à-Bateau', lat: 18.182, lng: -74.003, rank: 3 },
      { name: 'Saint-Louis du Sud', lat: 18.262, lng: -73.546, rank: 3 },
      { name: 'Tiburon', lat: 18.326, lng: -74.396, rank: 3 },
      { name: 'Torbeck', lat: 18.163, lng: -73.809, rank: 3 },
    ],
  },
  {
    name: 'Sud-Est',
    ht: 'Sidès',
    towns: [
      { name: 'Anse-à-Pitre', lat: 18.05, lng: -71.75, rank: 3 },
      { name: 'Belle-Anse', lat: 18.238, lng: -72.066, rank: 2 },
      { name: 'Cayes-Jacmel', lat: 18.231, lng: -72.395, rank: 3 },
      { name: 'Côtes-de-Fer', ht: 'Kotdefè', lat: 18.189, lng: -73.003, rank: 3 },
      { name: 'Grand Gosier', lat: 18.185, lng: -71.918, rank: 3 },
      { name: 'Jacmel', ht: 'Jakmèl', lat: 18.236, lng: -72.537, rank: 1 },
      { name: 'Marigot', lat: 18.232, lng: -72.323, rank: 3 },
      { name: 'Thiotte', lat: 18.244, lng: -71.842, rank: 3 },
    ],
  },
];

export const TOWNS: readonly Town[] = DEPARTMENTS.flatMap(({ towns }) => towns);

/** Where most of the diaspora lives: outside our map, but care is given there too. */
export const US_TOWNS: readonly Town[] = [
  { name: 'Atlanta', lat: 33.749, lng: -84.388, rank: 3 },
  { name: 'Boston', lat: 42.36, lng: -71.058, rank: 3 },
  { name: 'Brockton', lat: 42.083, lng: -71.018, rank: 3 },
  { name: 'Brooklyn, New York', lat: 40.65, lng: -73.95, rank: 3 },
  { name: 'Chicago', lat: 41.878, lng: -87.63, rank: 3, timeZone: 'America/Chicago' },
  { name: 'Fort Lauderdale', lat: 26.122, lng: -80.137, rank: 3 },
  { name: 'Houston', lat: 29.76, lng: -95.37, rank: 3, timeZone: 'America/Chicago' },
  { name: 'Miami', lat: 25.762, lng: -80.192, rank: 3 },
  { name: 'Newark', lat: 40.736, lng: -74.172, rank: 3 },
  { name: 'Orlando', lat: 28.538, lng: -81.379, rank: 3 },
  { name: 'Philadelphia', lat: 39.953, lng: -75.164, rank: 3 },
  { name: 'Washington', lat: 38.907, lng: -77.037, rank: 3 },
];

/** The zone of a town's clocks. */
export const townZone = (town: Town): string =>
  town.timeZone ??
  (US_TOWNS.some(({ name }) => name === town.name) ? 'America/New_York' : 'America/Port-au-Prince');

/** Lower case without accents, words joined by hyphens: `Cap-Haïtien` is `cap-haitien`. */
export const townSlug = ({ name }: Pick<Town, 'name'>): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
