/** Verbs: what the body does, and what is done to it. */
export const DOING = {
  breathe: `
    breathe, breath, breathing, breathes, breaths, respire, respirer, respirait, respiration, respirasyon, souf,
    souffle, soufle`,
  speak: `
    speak, speaking, talk, talking, talks, speech, words, word, sentence, sentences, parler, parle, phrase, phrases,
    mots, pale, pawol, fraz, mo`,
  swallow: 'swallow, swallowing, swallows, avaler, avale, vale, glouti',
  wake: 'wake, wakes, waking, woken, awaken, rouse, reveille, reveiller, reveye, leve, awake',
  respond: `
    respond, responds, responding, answer, answers, answering, react, reacts, reacting, repond, repondre, repondent,
    reagit, reagir, reponn, reyaji`,
  move: `
    move, moves, moving, lift, lifts, raise, use, bouge, bouger, lever, remue, remuer, soulever, bouje, leve, souke,
    souleve, sevi, mennen`,
  stand: 'stand, sit up, debout, kanpe, leve',
  see: 'see, sees, seeing, vision, voir, voit, vois, voyait, we',
  feed: `
    feed, feeds, feeding, nurse, nurses, nursing, suck, sucks, suckle, latch, breastfeed, breastfeeding, drink,
    drinks, drinking, take bottle, take breast, teter, boire, boit, tetee, sein, biberon, prendre sein, allaiter, bwe,
    tete, pran tete, souse, bibon`,
  pee: `
    pee, peed, pees, peeing, urinate, urinated, urine, wet diaper, uriner, pisse, pisser, pipi, couche mouillee, pise,
    mouye kouchet`,
  cry: 'cry, cries, cried, crying, scream, pleure, pleurer, crie, crier, kriye, rele',
  hurts: `
    pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, sore, agony, stabbing, throbbing, douleur,
    douleurs, douloureux, douloureuse, mal, maux, souffre, lance, elance, doule, fe mal, fait mal, font mal, fe m mal,
    soufri, rache, elanse, lanse, dechire, dechir*, tode, tearing, ripping, koupe fache, lansinan`,
  crushes: `
    crush*, squeez*, tight, tightness, pressure, pressing, heavy, heaviness, weight, vise, vice, clamp*, constrict*,
    band, elephant, sitting, ecras*, serre, serrer, serrement, oppress*, etau, poids, lourd, comprim*, pese, kraze,
    sere, peze, lou, mare, chita, kenbe, pwa, compress*, peser, appui*, appuy*, bloc, block, stone, brick, truck,
    boulder, anvil, standing, parked, sou do, tonn, gwo woch`,
  swollen: `
    swell*, swollen, swole, puff*, bloated, ballooned, enfle, enflee, enfles, enflure, gonfle, gonflee, gonfles,
    gonflees, gonflement, bouffi, anfle, gonfli, anflamasyon, bouse, swelled, grossi*, doubl*, enorme*`,
  crooked: `
    droop*, crooked, twisted, uneven, lopsided, dropped, sagging, slant*, tordu, tordue, tord, deforme, devie, deviee,
    travers, tombe, tombant, paralyse, asymetrique, kwochi, vire, tode, tonbe, pann, devye, pati bo, kokobe, trese,
    affaiss*, pend, slid*, slump*, sag*, lopsid*, decroch*, relach*, desann, lage, kole bo, tire cote, pulled side,
    rale bo, ale bo, pati`,
  weak: `
    weak, weakness, limp, dead, numb, numbness, heavy, paralyz*, paralys*, floppy, dropped, faible, mou, mort, lourd,
    engourdi, engourdie, endormi, feb, lou, lage, mouri, angoudi, paralize, mol, pa fos, san fos, pa force, sans force`,
  no_feeling: `
    not feel, can not feel, no feeling, lost feeling, sent plus, sens plus, sent pa, sens pa, sent rien, pa santi,
    insensible`,
  cold: 'cold, ice, icy, freezing, froid, froide, glace, gele, fret, glase, frete',
  hot: 'hot, burning, boiling, chaud, chaude, brulant, brulante, cho, bouyi',
  blue: `
    blue, bluish, purple, grey, gray, ashen, dusky, bleu, bleue, bleues, violet, violette, violettes, gris, grise,
    ble, blero, vyole, mov, gri, nwasi, grayish, greyish, cyanotic, cyanose, violace*, bleuatre*, grisatre*, fonce,
    nwa, noir, noire, noires, black`,
  yellow: 'yellow, yellowish, jaune, jaunes, jon, jonn',
  pale: 'pale, pallid, ghost, blanc comme, blem, blanch kou, blan kou',
  hard: 'rigid, board, wood, stone, dur, dure, rigide, pierre, bwa, planch',
  bent_in: `
    suck*, pull*, sink*, caving, retract*, indraw*, creus*, rentre, rentrent, tire, tirent, enfonce, rantre, antre,
    fonse, kreve, kole, pliye`,
  pinch_stays: `
    stay*, tent*, slow, stand* up, not go back, not bounce, garde, reste, persiste, lent, rete, pa tounen, pliye,
    plise`,
  shakes: `
    shak*, jerk*, twitch*, trembl*, convuls*, thrash*, spasm*, secou*, tressaut*, convulse, tranble, sote, souke,
    frape ko, debat, sekwe, shook`,
  rolled: 'roll*, revuls*, retourn*, revire, vire, tounen, vide, chavire, blan',
  foam: 'foam*, froth*, mousse, ecume, kim, kimen, kimal',
  falls: `
    fell, fall, falls, fallen, falling, dropped, tumbled, tombe, tombee, tomber, tombent, chute, chuter, tonbe, glise,
    degrengole, sot tonbe, slipped off, plung*, degringol*, bascul*, chavire, bwote`,
  hit: `
    hit, hits, struck, bang*, bump*, knock*, slam*, smash*, blow, kick*, punch*, cogne, cognee, frappe, frappee,
    heurte, heurtee, percute, percutee, renverse, renversee, fauche, fauchee, coup, choc, tape, frape, koyen, kolboso,
    kraze, teke, pran kou, bay kou, ranvese, woule, ran over, run over, ecrase, ecrasee, ram*, clobber*, pummel*,
    attack*, tabass*, tamponn*, accroch*, kogne, chavire`,
  cut_off: `
    sever*, chopped, cut off, sliced off, torn off, ripped off, amput*, sectionn*, arrache, arrachee, coupe net,
    koupe net, rache net, koupe rache, detache, manke rache`,
  stuck: `
    stuck, lodged, blocked, caught, trapped, jammed, coince, coincee, bloque, bloquee, reste bloque, kwoke, kole,
    bloke, kwense, bare, pran, jennen`,
  flows: `
    flow*, pour*, gush*, spurt*, stream*, drip*, run*, com* out, leak*, coule, couler, gicle, jaillit, degouline,
    ruissel*, sort, koule, soti, sot, jayi, pise, vide, degoute, ponpe, desann, pete, jet, jets, saccade*, coups,
    pulse*, spray*, squirt*, tiyo, wobine, robinet, faucet, river, fontaine`,
  soaks: `
    soak*, drench*, satur*, fill*, imbib*, tremp*, inond*, rempli*, tranpe, mouye, plen, benyen, chanje, mouill*, red,
    rouge`,
  splashed: `
    splash*, spill*, squirt*, sprayed, gicle, eclabouss*, recu, projete, vide, vole, tonbe, jete, voye, antre, pete,
    mete, pran`,
  ingested: `
    swallow*, drank, drink*, drunk, ate, eat*, eaten, ingest*, chew*, took, sip*, gulp*, avale, avalee, bu, boit,
    boire, buvait, mange, mangee, ingere, pris, prit, gobe, mache, bwe, bwel, vale, manje, pran, goute, glouti, souse,
    met bouch, mete bouch, taste*, lick*, finish*, down*, chug*, guzzl*, emptied, consum*, goutte, leche, vide,
    ingurgit*, enfile, suce, met bouche, rale`,
  pulled_out: `
    pull*, fished, found, drag*, rescued, under, sorti, sortie, repeche, retire, trouve, jwenn, ouete, sove, al fon`,
  hanging: `
    hang*, out, coming out, sticking, showing, dangling, sort, sorti, sortie, pend, depasse, visible, soti, pann,
    paret, deyo, vini, sot, devan`,
  violated: `
    rape*, raped, raping, molest*, sexual* assault*, sexual* abus*, forced sex, forced himself, violee, viole, violer,
    violees, viol, agresse sexuel*, agression sexuelle, abus sexuel*, abuse sexuel*, attouchement*, penetr* force,
    vyole, vyol, kadejak, abize sou, abize mwen, fose kouche, fose fe bagay, fose fe sex, fe bagay fos,
    kouche mwen fos, pran mwen fos, dappiyanp, forced me, force sexuel*, rapport force*, relation forcee, abused me,
    touched me sexual*, fose m, fose mwen, pran m fos, pran m de fos, kenbe m fe, bourade, kouche ak mwen de fos,
    sou mwen de fos, dezonore, pran m pa fos, kenbe m pa fos, pran mwen pa fos, by force, contre volonte,
    against will, san volonte m, kont volonte`,
} as const;
