/** Things that cause harm, and words for people. */
export const THINGS = {
  blood: 'blood, bloody, sang, disan',
  clot: 'clot, clots, chunks, caillot, caillots, morceaux, boul san, boul disan, kayo, mososan, moso san',
  pad: `
    pad, pads, towel*, sheet*, diaper*, bandage*, serviette*, drap*, garniture*, pansement*, kotex, kotesk, sevyet,
    dra, twal, kouchet, rad`,
  toxin: `
    bleach, clorox, javel, klowoks, klorox, kloroks, jif, detergent*, lessive, lesiv, deboucheur, destop,
    drain cleaner, drain opener, antifreeze, lye, caustic, caustique, soude, kostik, potas, kerosene, kewozen,
    petrole, gasoline, gazolin, gasoil, diesel, dyezel, lamp oil, paint thinner, tinè, terebenthine, terebantin,
    turpentine, white spirit, poison*, pwazon*, raticide, mort rats, rat poison, rat killer, pesticide*, pestisid,
    insecticide*, ensektisid, herbicide*, fongicide, roundup, baygon, bega, tres pas, tres pasitos, tempo, malathion,
    organophosph*, fertilizer, engrais, angre, methanol, metanol, moonshine, bad alcohol, alcool frelate, move kleren,
    move tafya, kleren frelate, tafya frelate, rubbing alcohol, hand sanitizer, alcool bruler, ammonia, ammoniaque,
    amonyak, mothball*, naphtaline, naftalin, dissolvant, nail polish remover, disolvan, wild mushroom*, champignon*,
    manyok anme, chimik, chemical*, cigarette butt*, nicotine, dezenfektan, disinfectant, desinfectant, lysol,
    pine sol, bakri, eau batterie, mercury, mercure, rat bait, bait, mort rat, tue rat, tuer rats, touye rat,
    touye ensek, touye bet, drano, toilet cleaner, toilet bowl, oven cleaner, degreaser, windex, ant killer, roach*,
    weed killer, desherbant, insect spray, flit, gramoxone, paraquat, lamp fuel, gaz lanp, white gas, lighter fluid,
    brake fluid, coolant, sulfat, sulfate, kreyolin, creoline, permanganate, naftalen, boules mites, dissolvan,
    siro tou, vernis, kerozin, krezil, detejan, lejiv, eau javel, dlo javel, lacho, lime, ciment, siman, pods,
    tide pod, nettoyant*, cleaning fluid, cleaning liquid, cleaning product*, likid netwaye, pwodui netwayaj,
    produit menager, produit vaisselle, liquide vaisselle, dish soap, laundry, cleaner toilet, cirage,
    petrole lampant, essence terebenthine, lwil gaz, gaz oil, gazoil, gazoy, mazout, petwol, gaz blan, fuel oil,
    dilyan, diliyan, diluant*, penti, vernik, thinner, grenn rat, remed rat, medikaman rat, manje rat, rat pellet*,
    raticid*`,
  pills: `
    pill, pills, tablet*, medicine*, medication*, meds, capsule*, tylenol, acetaminophen, paracetamol, aspirin,
    ibuprofen, advil, sleeping pill*, xanax, iron pill*, vitamin*, comprime*, cachet*, pilule*, medicament*, gelule*,
    somnifere*, doliprane, grenn, konprime, pilil, medikaman, remed, asetaminofen, parasetamol, kapsil, kalman,
    vitamin, chloroquine, klowokin, nivaquine, digoxin, metformin, amlodipine, percs, valium, diazepam, antidepress*,
    tension pills, sleeping tablets, opioids, painkiller*, antidouleur*, bétabloquant, beta blocker*, tramadol,
    tramadòl, kodein, codeine, iron tablets, contraceptive pills, quinine, nivakin, fenobabital, phenobarbital,
    dolipran, boite medicaments`,
  toxin_maybe: `
    gaz, gas, petrol, acid, acide, asid, paint, peinture, pent, essence, cleaner, cleaning, produit*, pwodui*, raid,
    fuel, soap, savon, shampoo, chanpou, perfume, parfum, pafen, alcohol, alcool, likid, nettoyant`,
  object: `
    battery, batteries, magnet*, coin*, marble, bead*, needle, pin, bone, nail, screw, toy, pile, piles, aimant*, leman,
    bille, piece, epingle, aiguille, arete, os, clou, jouet, pyes, kob, mab, zo, zepeng, batri, pil, klou, small toy,
    lego, perle, grosse bille, cap, bouchon, kapsil boutey, crayon, stylo`,
  food: `
    peanut*, cacahuete*, cacahouete*, grape*, candy, meat, food, hot dog, fish bone, bonbon, viande, nourriture,
    manje, vyann, sirèt, siret, pistach, graine, grenn mayi, grenn pwa, zaboka, mango, sausage, hotdog, raisin, grape,
    popcorn, apple, pomme, steak, morceau, gum, pen, bread, pain, banane, bannann, zo poul, zo pwason, os poulet,
    chicken bone`,
  weapon: `
    gun, gunshot, gunfire, bullet*, pistol, rifle, shotgun, balle, balles, arme, fusil, pistolet, revolver, feu, bal,
    zam, revolve, pistole, fizi, katouch, galil, ak47, plon, chevwotin, projectile*, plomb, plombs, cartouche*,
    mitraillette, mitray, tir, tirs, gunman, gunmen, ak 47, zam fann fwa, shotgun pellets, pellets, rafal, rafale`,
  blade: `
    knife, machete, blade, razor, sword, axe, saw, chainsaw, screwdriver, ice pick, broken bottle, glass, couteau,
    machette, lame, rasoir, hache, scie, tournevis, tesson, couperet, kouto, manchet, jilet, razwa, rach, si, ponya,
    pik, tesson boutey, tchas, kout digo, scissors, ciseaux, sizo, sickle, faucille, sepet, serpette, box cutter,
    cutter, shard, tesson bouteille, boutey kase, vit, verre casse, rasò, dag`,
  lump: 'lump, bump, boil, bouton, boul, boule, bosse, kyst, kist, cyst, klou, glande, gland, furoncle',
  fuel_tank: `
    tank, tanks, bonm, bonbonne*, cylinder*, silenn, propan*, pwopan, butan*, stove, recho, rechaud, cocotte,
    boutey gaz, bouteille gaz, gas bottle, generator, delko, grill, cooker`,
  vehicle: `
    car, truck, moto, motorcycle, motorbike, suv, vehicle, bike, bicycle, train, taxi, jeep, trailer, voiture, camion,
    autobus, velo, vehicule, mobylette, scooter, machin, kamyon, bis, taptap, motosiklet, bisiklet, veyikil, otobis,
    djip, trelè, trele, bourik, horse, cheval, chwal, mule, milet, tractor, tracteur, traktè, pickup, pick up, lorry,
    tractor trailer, ambulance, quad, atv, mobilet, kamyonèt, kamyonet, machin lou, wheel, roue, kawotchou`,
  height: `
    roof, tree, ladder, balcony, window, building, scaffold*, height, cliff, second floor, third floor, 2 nd floor,
    story, bunk, bridge, toit, arbre, echelle, balcon, fenetre, immeuble, echafaudage, hauteur, falaise,
    premier etage, deuxieme etage, 2 eme etage, pont, ravin, manguier, cocotier, do kay, doka, tet kay, twati, twa,
    pyebwa, pye bwa, pye mango, pye kokoye, pye zaboka, nechel, nechèl, echel, balkon, fenet, wote, falez, pon, galri,
    dezyem etaj, premye etaj, chato dlo, pilye, poto`,
  rubble: `
    wall, house, building, concrete, rubble, roof, tree, rock, beam, boulder, debris, mur, maison, immeuble, beton,
    decombres, toit, arbre, poutre, pierre, gravats, mi, kay, dekonb, miray, pan mi, blok, poto, gwo woch, pyebwa,
    solay, dal, ceiling, plafond, slab, dalle, shelf, tv, wardrobe, armoire, amwa, poteau, pole, gate, barrier, pòtay,
    potay, container, trunk`,
  water_place: `
    pool, river, sea, lake, ocean, bathtub, canal, pond, piscine, riviere, mer, lac, baignoire, puits, bassin, pisin,
    larivye, rivye, lanme, basen, kannal, letan, tub, bath, bain, swimming pool, swimming, beach, plage, ditch, flood,
    inondation, inondasyon, lavalas, cistern, citerne, siten, rezevwa, creek, stream, dam, sous dlo`,
  wire: `
    wire, wires, cable, outlet, socket, electric*, current, high voltage, power line, fil, fils, prise, courant,
    electrique, electricite, kouran, fil kouran, kab, priz, elektrik, kouran edh, edh, chok, foudre, lightning, loraj,
    zekle, powerline, fence, live wire, pylon, pylone, poteau electrique, poto elektrik, transfo*, invete, inverter,
    batri inverter, branch*, konekte`,
  scald: `
    hot water, boiling water, boiling, hot oil, hot soup, hot coffee, hot tea, hot milk, pot, kettle, fire, flame*,
    explosion, gas tank, stove, eau bouillante, eau chaude, huile chaude, huile bouillante, soupe, marmite, casserole,
    feu, flamme*, rechaud, bouilloire, dlo cho, dlo bouyi, lwil cho, grès cho, gres cho, chodye, soup cho, bouyon,
    kafe cho, mayi moulen, dife, flanm, tank gaz, recho, bonm gaz, asid, steam, vapeur, cooking oil, grease,
    grease fire, porridge, bouillie, labouyi, sos cho, sos pwa, akasan, acassan, friture, fwiti, candle, bouji, lanp,
    lampe, gasoline fire, essence, gazolin, campfire, oven, molten, tar, goudron, iron, lesiv cho, chabon`,
  partner: `
    husband, wife, boyfriend, girlfriend, partner, ex, man, guy, stepfather, someone, mari, compagnon, copain,
    conjoint, homme, quelqu, beau pere, mouche, menaj, mennaj, nonm, neg, msye, mesye, gason, yon moun, bandi, vole,
    boss, patwon, bopè`,
  high_number: '39, 40, 41, 42, 102, 103, 104, 105, 106, 107',
  exercise: `
    sport, gym, exercise, workout, running, run, soccer, football, foot, basketball, dancing, dance, work, working,
    gardening, hike, hiking, walk, lifting, moving, travail, jardinage, randonnee, marche, course, danse, match,
    entrainement, travay, jaden, mache, kouri, foutbol, lave, lesiv, cours sport, chay, lekol sport, training, practice`,
} as const;
