/** Breathing, throat and heart. */
export const BREATH_AND_HEART = {
  severe_breathing: `
    @unable @breathe, @unable catch/get/take/pull @breathe/air, @unable finish/complete/say @speak,
    ~@breathe gasp*/agonal, gasping, fighting/fight*/starved air, no air, not get* air, not enough air, air hungry,
    can not get air, suffocating, smothering, asphyxi*, manque* air, plus air, pa air, cherche* air, etouffe*,
    s etouff*, suffo*, souffle coupe, plus souffle, perd* souffle, reprend* pa souffle,
    pa gen/jwenn/pran/rale/kenbe souf/soufle/lè, san souf, sans souffle, souf fini/koupe/bloke/mouri/ale/pati, toufe,
    touf*, sofoke, pa gen le/lè, bezwen le, mouri souf, souf pa desann/monte/rive/ase, ~@unable @speak @breathe,
    too breathless/winded talk/speak, @unable full sentence*/sentance*, trop essouffl* parler/marcher, air will not,
    breath* stop*, can not inhale, can not exhale, drown* own, toufe net, souf bloke, souf pran, souf mank*,
    rale souf di, souf rete, respire ak peine, etouffement, asphyxie, souffle manque, pris gorge respire,
    respire presque plus, presque plus respir*, plus respirer, barely breath*, only say/speak/talk word*/one/two/few,
    one word time, word time, un mot fois, dire deux mots, mot par mot, yon mo alafwa, can only whisper`,
  not_breathing: `
    =not @breathe, not @breathe anymore, @breathe plus/pu, @breathe pa, plus respir*, pa respire/respir*,
    stop* @breathe, sispann @breathe, arret* respir*, arret respir*, no heartbeat, no pulse, pa batman/pou/poul,
    plus pouls, plus battement, apnea, apnee, ke sispann/kanpe/arete bat, ke pa bat, coeur arrete, heart stopped,
    pause* @breathe, @breathe pause*, hold* breath, forgets breathe, breath* stops, stop* breath*,
    souf kanpe/rete/sispann, @breathe kanpe/sispann, arret* @breathe, pauses respir*, purple stopped breathing,
    pa rale souf, gone breathing`,
  struggles_for_air: `
    grunt*, moan* @breathe, geint, geignement, gemit, plenn/plent respire/chak, nostril* flar*, flar* nostril*,
    nose flar*, battement ailes nez, ailes nez, nen louvri/laj/bat/ouvri, @unable lie/lay/sleep flat/down/lying,
    @unable lie/lay flat, can not @breathe lying/flat/lie/lay, worse lying @breathe, sleep* sitting,
    sit* upright/up breathe, prop* pillow* breathe, @unable coucher/allonger/rester plat/couche/allonge,
    etouffe couche*/allonge*, dort assis*, @unable kouche plat/alonje/do, pa ka kouche, domi chita,
    pink froth*/foam/sputum, frothy/foamy sputum/spit, mousse rose/rosee/blanche, crache mousse, kim woz/blan/roz,
    krache kim, tripod*, bobbing head breath*, belly breathing, vant monte desann vit, ap redi respire,
    redi pou respire, goumen respire, rale kou bet,
    ~@breathe like/comme/tankou/kon fish/dog/race/marathon/poisson/chien/pwason/chen/bet/kouri/couru/ran, dusky,
    ashen, @unable allonger/coucher, @unable lie down, geignard, geign*, plaint* respir*, gemiss*,
    ~nostril*/narine*/nen/nez flare*/flaring/bouge*/bat/battent/louvri/laji/ouvre*, crachat* mouss*/rose*,
    mouss* rose*, spum*, frothy, ap rale wo, souf wo anpil, 4 oreillers, several pillows, head bobbing,
    shoulder* heaving, heaving, using neck/stomach breathe, muscles cou, gargouill*, gurgl*, rattling breath*,
    rale kou moun k ap mouri, vant/ventre/belly monte desann kou/kon/tankou/kom,
    ~vant/ventre/belly/chest souflet/soufflet/bellows, touse/tousse*/cough* kim/mousse/foam/froth*, assis penche,
    sit* leaning forward, chita panche`,
  shortness_of_breath: `
    @trouble @breathe, ~@breathe @trouble, souf kout/wo/anle/vit, short* breath*, short winded, breath* worse,
    souf pa bon, souf rete kout, puff* panting, panting, out breath walk*, halet*, anhele`,
  blue_lips: `
    ~@face/@tongue/@finger @blue, face/lips/fingers/nails turning/turned/gone/going @blue, turn* @blue,
    devien*/devenu*/tout/toute bleu/bleue/gris/violet, vin/tou ble/gri/vyole/nwa/mov,
    baby/bebe/tibebe/pitit/newborn ble/blue/bleu/violet, zong/ongles/nails ble/blue/bleu*,
    @skin blue/bleu/bleue/ble/gray/grey, cyanos*, looks/look gray/grey, dusky, bluish, grayish, greyish, cyanotic,
    violace*, bleuatre*, ~@face gri/gris/grise/gray/grey/ble/vyole/nwa, goes/went/gone blue/grey/gray/purple,
    vin tou nwa, tout gris/grise/bleu/bleue, tou gri, tou ble`,
  wheezing: `
    siffle*, sifle, wheez*, chante pwatrin/lestomak, whistling chest, wheezing, siren, sirene, chest whistl*,
    kochon pwatrin`,
  asthma: 'opresyon pran/monte/leve, asthma attack, crise asthme, asm, asmatik, kriz opresyon, asma',
  inhaler_not_helping: `
    inhaler/puffer/pump/ventolin/albuterol/nebulizer/salbutamol not help*/work*/do*/enough/empty, inhaler empty/ran,
    out inhaler, puffs/bouffee* not/passe/soulage/plus/rien,
    ventoline/bouffee*/spray passe/marche/fait/soulage pa/rien/plus, ventoline/pompe vide/finie, bouffees ventoline,
    ponp/ventolin/spre pa fe/mache/ede/soulaje/sevi, ponp fini, used/tried inhaler, 6/8/10/12 puffs/bouffees,
    pa soulaje, albuterol/ventolin*/inhaler/puffer/nebulizer not touch*/help*/work*/do*,
    inhalateur/ventoline rien/pa/plus,
    ponp/ventolin*/inhaler/puffer/spre/inhalateur/nebulizer 0/zero/no/pa/rien/aucun/okenn chanjman/chanje/change*/effet/effect/efe/diferans/difference/better/anyen/fe,
    ventolin* change* rien, ventoline change rien/pa`,
  chest_indrawing: `
    ~skin/ribs/rib/chest/belly/stomach/cotes/thorax/peau/pwatrin/lestomak/kot/kotlet/po/fal suck*/pull*/sink*/caving/retract*/creus*/rentre/rentrent/rale/rantre/antre/fonse/kreve,
    rale anndan, pulling under ribs, creux poitrine, tirage, poitrine aspire*,
    tire/tirent/pulls/pulling cotes/cote/ribs, ~cotes/ribs tire/tirent,
    ~kot/kotlet/cotes/ribs/rib paret/voit/voir/we/see/show*/visible*/dessin*/stick* @breathe, peau rentr* cotes,
    ~peau rentr* respir*`,
  stridor: `
    stridor, noisy/harsh/barking/crowing/raspy breath*/cough, bark* cough, croup, toux aboyante/rauque,
    bruit respir*/inspir*, respir* bruit/bruyant*/rauque, respire bri/ronfle, ap ronfle respire, ronfle anwo,
    tous aboye, voice/voix/vwa hoarse/rauque/anwe fever, ~bruit/noise/bri/bwi/sound inspir*/breath*/respir*/souf`,
  throat_membrane: `
    grey/gray/white membrane/coat*/skin throat/tonsil*, membrane throat/gorge, throat gray/grey, fausse membrane*,
    peau grise/blanche gorge, membranes gorge, po gri/blan goj, ~@throat gri/membrane/gris/grise, bull neck,
    cou taureau/proconsulaire, kou anfle gwo, difteri, diphter*, diphther*`,
  trouble_swallowing: `
    @unable @swallow, @unable vale/avaler/swallow/glouti saliv*/krache/dlo/spit/water, @trouble @swallow, food stuck,
    manje pa desann/pase`,
  drooling: 'drool*, bave, baver, bavait, ap bave, kracha koule, saliv* coul*/koule, saliva run*',
  choking: `
    chok*, trangle ak/yon/sou/manje, ~@object/@food @stuck @throat, ~@stuck @throat, ~@object @throat,
    etouffe/etouffer manje/nourriture/morceau/@object/@food, etrangl* morceau/os/nourriture, aval* travers,
    fausse route, went down wrong, vale kwochi, manje pran travè/trave, pran nan goj,
    ~swallow*/aval*/vale battery/batteries/pile/piles/batri/pil/magnet*/aimant*/leman,
    ~@unable cough/cry/tousse/touse choking/object, aucun son sort/sorti, no sound com*, pa ka kriye ble, heimlich,
    choking, ~@object oesophag*/esophag*/nose/nez/nen/lung/poumon, pile bouton, button battery, pil mont`,
  chest_pain: `
    ~@chest @hurts, ~@chest sharp/burning/discomfort/stab*/brule/boule/pike/pique, pwen pwatrin/kot/lestomak,
    point poitrine/cote, angin*, ~@heart fe/fait mal, heart hurts,
    ~@hurts breathe/breath/inhale/inspire*/respire/respirer, tient/holding/clutch*/grabb*/kenbe @chest,
    se tient poitrine, main poitrine, kenbe pwatrin/lestomak/ke, stitch chest, brulure poitrine,
    ~@chest funny/weird/strange/off/bizarre/drole/dwol/uncomfortable/inconfort*/gene/knot/boul,
    ~@heart funny/weird/bizarre/dwol`,
  chest_pressure: `
    ~@chest @crushes, something/someone/bagay/moun chita/sitting/assis/peze @chest, chita sou pwatrin/lestomak/mwen,
    elephant, ~etau @chest/coeur/serre*, comme etau, vise chest, ~@hurts crush*/squeez*/ecras*/serre/kraze/peze/sere chest/@chest,
    kraze @chest, kraze m/mwen lestomak, serre poitrine, doule/douleur serre/sere,
    ~@heart peze/pwa/kraze/ecras*/pressure/crush*, poids poitrine/coeur,
    truck/elephant/brick*/rock parked/sitting/standing/chest, oppression/oppresse*/compress*, serrement,
    squeez* chest, kof sere, barre poitrine, gwo woch pwatrin/lestomak`,
  pain_to_arm_jaw: `
    ~@hurts jaw/machoire/machwe/machwa/left/bras/bra,
    goes/going/spread*/shoot*/radiat*/travel*/moves/down/up/into arm/jaw/neck/shoulder/back,
    irradie*/descend/monte/remonte/passe/va bras/machoire/epaule/dos/cou/gauche,
    desann/monte/pase/ale/rive/gaye bra/zepol/machwe/machwa/kou/do/goch, left arm, bras gauche, bra goch, men goch`,
  sweating: `
    sweat*, sweaty, cold sweat, clammy, transpir*, sueur*, sue, swe, swe fret, tranpe swe, trempe* sueur, mouye swe`,
  heart_attack_named: `
    heart attack, cardiac, infarctus, crise cardiaque, crise coeur, kriz kadyak, kriz ke, atak kadyak, enfaktis,
    atak ke`,
  palpitations: `
    ~@heart rac*/pound*/flutter*/gallop*/jump*,
    ~@heart bat* vite/fort/importe/fast/hard/irregul*/crazy/vit/fo/two/dwol, coeur importe, coeur emballe,
    ke bat two vit, ke ap sote nan pwatrin, ke galope/kouri/pati`,
  coughing_blood: `
    ~@blood cough*/spit*/spat/tous*/touse/crach*/krache/phlegm/sputum/mucus, crachat* sang*, glaire* sang, larim san,
    ~@blood cup/tasse/gode/ve/verre cough*/tous*/touse`,
  heart_disease: `
    cardiaque, cardiac patient, heart patient, heart failure, kadyak, maladi ke, pwoblem ke, ke feb, ke gwo`,
  cold_limb: `
    ~foot/feet/leg/arm/pied/pieds/jambe/bras/pye/janm/bra @cold white/pale/blanc*/blan/blanch/blue/bleu*/ble/nwa/black/noir*/numb/mouri/engourdi*/pulseless`,
} as const;
