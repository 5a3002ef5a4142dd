/** Negation, ability, amount, duration and quality. */
export const AMOUNT = {
  not: `
    not, no, never, pa, plus, jamais, pu, stopped, stop, stops, sispann, arrete, arreter, cesse, refuse, refuses,
    refusing, refize, without, sans`,
  unable: `
    can not, unable, not able, no longer able, not manage, barely, hardly, struggl*, incapable, peu* pa, peu* plus,
    arriv* pa, arriv* plus, arrive jamais, parvien* pa, parvien* plus, reussi* pa, capable pa, pa capable,
    plus capable, impossible, peine, pa ka, pa ka menm, pa ka fin, pa rive, pa kapab, pa fouti, apenn, pa reyisi,
    manke pa, no strength, too tired, too weak, too breathless, exhausted, trop faible, trop fatigue, trop essoufle,
    twò feb, two feb, two fatige, pa gen fos, lost ability, gives up, no energy, galere, lutte, pa kab, pa fin ka,
    pa anmezi, plus force, plus pu, pa pu, pu plus, pouv* pa, pouv* plus, pouvait plus, could not, no way`,
  trouble: `
    trouble, hard, difficult, difficulty, problem, problems, struggl*, labored, laboured, mal, difficile, difficulte,
    difficultes, peine, probleme, gene, difikilte, difisil, pwoblem, redi, fose, goumen, batay, plede`,
  lots: `
    lot, lots, much, many, heavy, heavily, tons, huge, large, big, massive, everywhere, nonstop, constantly,
    profusely, full, pool, puddle, bucket, bowl, basin, cup, cups, beaucoup, enormement, abondamment, abondant,
    abondante, abondantes, plein, pleine, partout, flots, flot, mare, cuvette, bassine, seau, verre, verres, bol,
    litre, anpil, two, twop, gwo, bokit, bokal, basen, kivet, ve, gode, tout kote, toupatou, yon pil, pake, paket, bann,
    lama, flak, only, just blood, pure, overflow*, filled, torrent*, flood*, selman, jarre, gallon, galon, litres,
    bouteille, boutey, bucketful, half, demi`,
  not_stop: `
    not go* away, will not go away, passe pa, pa pase, pa vle pase, persist*,
    not stop*, will not stop, never stop*, not let up, keeps, nonstop, non stop, constant*, continuous*, pa arret*,
    arret* pa, arret* plus, cesse pa, cesse plus, sans arret, sans cesse, sans fin, pa sispann, pa rete, pa vle rete,
    pa vle kanpe, pa ka rete, pa kanpe, pa vle sispann, pa ka kanpe, san rete, san kanpe, san sispann, pa janm,
    ak tout fos, tout tan, every hour, every minute, toutes heures, toutes minutes, chak minit, chak ti, chak 5,
    chak 10, without end, san poze, san souf`,
  container: `
    bottle, box, handful, pack, packet, bunch, boite, flacon, plaquette, poignee, paquet, bokal, bwat, plaket, boutey,
    ponyen, pake, paket, yon pil, yon bann, bann, flakon, sache, jar, strip, strips, blister pack, sachet, tube,
    tablettes, plaquettes, boites, plak, katon, fistful, fist, mouthful, two handfuls, plein main, plen men,
    gwo ponyen`,
  dozens: `
    8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, dozen*, dix, quinze, vingt,
    trente, quarante, cinquante, dizaine*, vingtaine, dis, kenz, ven, trant, karant, senkant, diz, twenty, thirty,
    forty, fifty, ten, fifteen, huit, eight, uit, neuf, nine, nef, onze, onz, eleven, douze, douz, twelve, treize, trez,
    thirteen, quatorze, katoz, fourteen, seize, sez, sixteen, diset, seventeen, dizuit, eighteen, diznef, nineteen,
    soixante, swasant, sixty, seventy, eighty, ninety, hundred, cent, centaine*, trentaine, douzaine*, douzen, 11, 13, 17,
    19, 21, 22, 23, 26, 27, 29, 32, 36, 42, 48, 55, 56, 65, 75, 84, 120, 150, 200`,
  ones: `
    2, 3, 4, 5, 6, 7, 8, 9, one, two, three, four, five, six, seven, eight, nine, deux, trois, quatre, cinq, sept,
    huit, neuf, dix, twa, kat, senk, sis, set, uit, nef, good, white, little, petit*, ti, strong, gros*, gwo`,
  taken: `
    took, taken, take, takes, swallow*, ate, eaten, drank, popped, downed, gulped, pris, prit, prend*, pri, avale*, gobe*,
    ingere*, bu, pran, vale, bwe, bwel, glouti`,
  dead: 'dead, lifeless, corpse, mort, morte, inanime, inanimee, inerte, cadavre, mouri, mo, kadav, inet',
} as const;
