/** Abdomen, dehydration, blood sugar, fever and skin. */
export const BELLY_AND_FEVER = {
  belly_pain: '~@belly @hurts, ~bas ventre @hurts, anba vant/tivant @hurts',
  rigid_belly: `
    ~@belly @hard, @belly hard/stiff/raide, @belly di/red kou/kon/tankou/kom/bwa/woch, ventre contracture,
    @belly hurts touch*, belly/vant/ventre toucher/touche/manyen rele/hurle/cri*/scream*, can not touch belly,
    pa ka manyen vant, vant kou bwa/woch/planch/tanbou, ventre bois/pierre/planche,
    ~@belly plank/planche/drum/tambour/tanbou/bois/bwa/iron/stone/brick/guarding,
    @belly hard/tight/rigid/tendu/tandi/tann/di kon/tankou/kou/as/like/comme/com, ventre bois, vant bwa/tanbou/woch,
    can not pass gas, no gas, plus/pa gaz, pa ka fe gaz, pa fe gaz,
    vomit*/vomi* green/vert/vet/bile/feces/caca/poupou, bowel obstruct*, occlusion, hernia stuck/hard/painful,
    hernie etrangl*/bloque*, eni trangle,
    vomit*/vomi* kaka/poop/stool/fecal, vomissement* fecal*`,
  right_lower_pain: `
    ~@belly lower/low/bas/anba right/droite/droit/dwat/adwat, right lower/low side/quadrant/belly/abdomen,
    ~belly button/nombril/lonbrit right/droite/dwat, hurts walk/jump/cough belly, appendi*, apendis*, apandis*,
    ~@belly right/droit/droite/dwat/adwat, ~nombril/lonbrit/lonbrik/navel right/droite/droit/dwat/adwat,
    =anba bo dwat, =anba adwat/dwat, =bas a droite, =bas droite, moved/migr*/shifted/settled right/droite/dwat/adwat,
    descend*/desann droite/dwat/adwat, =now/kounye low* right, =low right`,
  vomiting: `
    vomit*, vomi*, throw* up, threw up, puk*, barf*, thrown up, rejett*, rechte, renvoy*, gerb*, vomiting, vomits,
    vomissement, vomisman`,
  vomits_everything: `
    ~vomi*/throw*/threw/rann/puk* everything/tout/nonstop,
    @unable keep/hold/garder/kenbe down/anything/water/fluids/food/rien/eau/anyen/dlo, keep* nothing, nothing stay*,
    garde rien, anyen pa rete/desann, ~vomit*/vomi*/throw*/rann @not_stop, vomit* every/chak/toutes, manje/dlo pa rete`,
  vomiting_blood: `
    ~@blood vomit*/vomi*/throw*/threw/puk*/rann/rejet*, coffee grounds/ground, marc cafe, mak kafe,
    vomi* nwa/noir*/black/kafe/wouj/rouge, throw*/threw up red/black, hematem*, mak/ma/marc/grounds kafe/cafe/coffee,
    vomi* brown/marron/mawon/nwa/noir*/kafe/fonce, caillots vomi*, vomi kaye, ~@blood @flows mouth/bouche/bouch,
    ~@blood com* mouth`,
  black_stool: `
    ~stool*/poop*/feces/bowel/selles/caca/poupou/kaka/twalet/poop black/tar/tarry/noir*/goudron/nwa/goudwon/chabon,
    melen*, poop is black, ~wate/latrin/twalet/toilet* nwa/noir*/black,
    ~nwa/noir*/black melas/melasse/molasses/goudron/goudwon/tar/tarry`,
  blood_in_stool: `
    ~@blood stool*/poop*/feces/toilet/diarr*/selles/caca/poupou/kaka/dyare/twalet/rectum/anus/bounda/deye,
    glaires sang, gle san, dysent*, disantri, @blood selman twalet, al twalet @blood,
    ~@blood toilet/twalet/toilettes/bowl/bol, red toilet, poupou wouj, selles rouges, maroon stool*`,
  diarrhea: `
    diar*, dyar*, djar*, loose/watery stool*/poop*, selles/caca liquide*/eau/molle*,
    vant mennen/pase/kouri/lage/deranje, poupou/kaka dlo/likid, gastro, al twalet anpil/souvan, diarrhea, diarrhee,
    dyare, runs, the runs, vant pase, ~al latrin/wate fwa, dlo soti/sot/koule/pati deye/bounda/dada`,
  profuse_diarrhea: `
    ~diar*/dyar*/stool*/selles/poupou/kaka @not_stop, =diar*/dyar*/poupou/kaka/selles water/eau/dlo,
    diar*/dyar*/poupou/kaka/selles/stool* kom/kon/tankou/like/comme/kou water/eau/dlo,
    diar*/dyar*/selles 8/9/10/12/15/20/30 times/fois/fwa,
    8/10/12/15/20/30 times/fois/fwa toilet*/toilettes/twalet/diar*/dyar*, diar*/dyar* every/chaque/chak/toutes,
    diarrhee profuse/abondante/aigue/severe, gwo dyare, dyare/poupou koule/pati/vide, comme eau, like water, kon dlo,
    kou dlo, tankou dlo, toutes/every/chak minutes/dix/10/15/5/ten/minit/heure/hour diar*/selles/dyare/twalet,
    diar* toutes/every/chak, dyare chak, can not leave toilet, quitte plus toilettes, pa ka soti nan twalet,
    dyare pa janm rete`,
  rice_water: `
    rice water/like/colored, ricey, eau riz, riziforme*, dlo diri, diri dlo, koulè dlo diri, cholera, kolera, koler`,
  dehydration: `
    dehydrat*, deshydrat*, dezidrat*, dry tongue/diaper*,
    tongue/langue/lang dry/seche*/sek, no/without/sans/san/pa tears/larme*/dlo je,
    ~hand*/finger*/mains/doigts/dwet/men fripe*/wrinkl*/chifonnen, dlo pa soti/sot/koule je,
    cries/cry*/pleur* without/no/sans/pa tears/larmes`,
  sunken_eyes: `
    ~eye*/yeux/je/zye/@fontanelle sunk*/hollow/creu*/enfonc*/fon/fonse/rantre/sinking, soft spot sunk*,
    fontanelle creuse/enfonce*/deprim*, tet bebe/tibebe fon/fonse, hollow eyes, yeux cernes creux, je antre anndan,
    je anndan, eyes sink*, ~@fontanelle twou/trou/desann/dip*/dent*/caved/hollow*/deprim*/antre/bese`,
  slow_skin_pinch: '~@skin pinch*/pince*/pli/pliss*/pliye/plise/tent*, po vant rete, skin slow*',
  no_urine: `
    not @pee, =no pee/urine/wet, @unable @pee, @pee pa/plus, plus/pa uriner/pisser/pipi, pa pipi/pise/urine/mouye,
    pipi bloke/bare/pa, couche* seche*, diaper* dry, kouchet sek, havent/hasnt @pee, urine* peu/rien/plus/pa,
    few/no wet diaper*, anuri*, retention urin*, pa fe pipi,
    pa/no/aucune/sans/not couche*/kouchet/diaper* mouillee*/mouye/wet,
    @unable walk/move/stand pee/urinate/uriner/pipi, =plus/aucune/zero urine*, aucune goutte urine*, pa gout pipi`,
  cannot_drink: `
    @unable @feed, =not @feed, will not @feed, refuse*/refusing/refuz*/refize @feed,
    stop* feeding/nursing/eating/drinking/breastfeeding, boit/bois/nurse/drinks plus/pa/rien, plus/pa teter/boire,
    veut/veux pa/plus boire/teter/sein/biberon, pa vle/ka tete/bwe/souse, pa tete/bwe/souse, =pa pran tete/sein/bibon,
    not latch*, not interested feed*/bottle/breast, too weak/tired/sleepy feed/suck/nurse/drink, feeding poorly,
    boit/tete mal/rien, tete feb, souse feb, weak suck, prend pa/plus sein/biberon, reclame plus/pa, no latch,
    not feed*, weak cry, too tired/weak nurse/feed/drink/suck, refuse sein/tetee, lache sein, lage tete, pa souse,
    pa vle souse, pa mande manje/tete, pa ka vale anyen, not swallow* anything, will not take bottle/breast,
    biberon refuse*, repousse sein`,
  fever: `
    fev*, fiev*, fyev, lafyev, lafiev*, febr*, hot touch, burning up, run* temp*, temp*/temperature @high_number,
    ~@body @hot, ~corps/ko/baby/bebe/tibebe/pitit/timoun/kid/he/she brulant/brulante/chaud/chaude/cho/hot/burning,
    hot fire/stove, brule fievre, cho kou dife, cho anpil, fever, fievre, ko brile/boule,
    ~fils/fille/neveu/niece/enfant/garcon/nephew/daughter/son/grandson chaud/chaude/brulant/brulante/hot/cho`,
  high_fever: `
    ~fev*/fiev*/fyev/lafyev high/forte/elevee/wo/fo/gwo/40/41/104/105/very/tres, cho kou dife, hot fire,
    burning fever, fievre cheval, 40 fievre/degre*/fyev, gwo chale`,
  cold_skin: `
    ~skin/hands/feet/peau/mains/pieds/po/ko/pye/extremit*/body/corps/jambe/janm/leg @cold, clammy, mottled, blotchy,
    marbre*, marbrure*, moite, cold sweat, swe fret, sueur* froide*, fret kou/kon/tankou, cold ice, froid glace,
    ~foot/hand/pied/main/arm/bras/bra @cold`,
  purple_rash: `
    ~spots/rash/dots/patches/tache*/boutons/plaque*/tach/bouton/plak purple/violet*/pourpre*/bruise*/vyole/mov/bleu*/ble/blood,
    rash/spots not fade*/blanch/disappear/press*, efface* pa, disparai* pa pression, pa efase, purpura, petechi*,
    bruis* all/everywhere/rash, ble anba po, not fade*/blanch*/disappear*, glass test, press glass, test verre,
    disparai* pa/plus, purplish, violace*, ti tach mov/vyole, tach mov/vyole/ble,
    dots/points/spots skin purple/rouge violet, plaques violac*, under skin dots/spots/bleed*`,
  swelling_face_hands: '~face/hands/fingers/visage/mains/figure/doigts/figi/men/paupiere* @swollen',
  face_swelling: `
    ~lip/lips/tongue/throat/mouth/face/levre*/langue/gorge/visage/bouche/lang/goj/figi/bouch/gagann @swollen,
    ~@throat clos*/tight*/serre*/sere/ferme*/femen/narrow*/bloke, ~eyes/yeux/je swollen/gonfle* shut, oedeme quincke,
    angioedem*, ~@throat referm*/ferm*/retrec*/shut*/narrow*/femen/retresi,
    ~tongue/langue/lang/lip*/levre*/bouch big/gros*/gwo/thick/epais*/double*/huge/enorme, je/zye femen anfle,
    yeux ferme* gonfl*, swelled up face/lips/eyes/tongue, figi gwo/anfle/vin gwo,
    gorge/throat itch*/gratte/tickle swell*`,
  allergic_exposure: `
    ~ate/eat*/mange*/manje/drank/bu/bwe peanut*/nut/nuts/shrimp/crab/lobster/shellfish/fish/egg*/milk/strawberr*/mango/sesame/crevette*/crabe*/langouste/arachide*/cacahuete*/poisson/oeuf*/lait/kribich/krab/chevret/woma/pistach/nwa/pwason/ze/let/lanbi,
    bee/bees/wasp*/hornet*/ant/ants/abeille*/guepe*/frelon*/fourmi*/myel/myèl/gep/abey/foumi sting*/stung/bit*/pique*/piqu*/pike/mode,
    stung, sting, allerg*, alleji*, alej*,
    after/apres/apre shot/injection/vaccine/antibiotic*/penicillin/medicine/medication/pill*/amoxicillin/ibuprofen/aspirin/piqure/vaccin/medicament*/penicilline/amoxicilline/antibiotique*/piki/vaksen/medikaman/penisilin/amoksisilin/antibyotik/grenn,
    piqure penicilline, pran piki/penisilin/antibyotik/amoksisilin, new medicine/medication, nouveau medicament,
    ~ate/eat*/taste*/gout*/mange*/manje/bite/after/apres/apre cashew*/almond*/walnut*/pecan*/sesame/soy/lobster/crab/homard/noix/amande*/soja/kiwi/banana/banane/avocado/egg/oeuf/seafood/crustace*,
    foumi/fire/ants/ant/insect/bug/spider/jellyfish/meduse/fourmi*/insecte bit*/sting*/stung/mode/pike/piqu*, cashew*,
    lobster, homard, bee sting, new food, contrast dye, latex, blood transfusion, wasp*, hornet*, guepe*, frelon*,
    abeille*, gep, bees, araign*, spider, zarenyen, insect*, reaction*, reyaksyon, myel, bee,
    ~bee/wasp/myel/gep/abeille*/guepe* pike/piqu*/sting*/stung`,
  hives: `
    hives, welts, urticaire, itch* all/everywhere/whole, plak/plaque* tout/partout, gratte*/grate tout/partout,
    ko grate tout, ko leve, po leve, tout ko leve, plak leve, boursouf*, swelling skin all, itching everywhere,
    gratte partout, plaques partout, bouton*/rash/bumps partout/everywhere/toupatou,
    red welts, breaking out`,
  jaundice: `
    ~eye*/skin/yeux/peau/je/zye/po/@body yellow*/jaune*/jon, jaundice*, jauniss*, lajonis, jonis,
    ~baby/bebe/tibebe/newborn/nourrisson/pitit yellow/jaune/jon, jon net, tout jaune`,
  pallor: `
    ~skin/face/palms/hands/peau/visage/paumes/mains/po/men/je white/pale/blanc*/blanch/blem/pal,
    tres/very/so/all pale, pale ghost/sheet, blem, tou blan, livide, blafard*`,
  stiff_jaw: `
    ~jaw/machoire/machwe/machwa/teeth/dents/dan lock*/stuck/stiff/clench*/bloque*/serre*/raide/contract*/sere/red/mare/bloke/kole/femen,
    @unable open/ouvrir/ouvre/louvri/ouvri/louvwi mouth/jaw/bouche/machoire/bouch/machwe/dan, trismus, lockjaw,
    tetanos, tetanus, tetan*, ~bouch/bouche/mouth kole/mare/bloke/bloque*/locked,
    ~figi/visage/face griyen/grin*/rictus, ~visage/face/figi fige*/frozen/fikse sourire/smile/griyen/souri,
    machwe/machwa bare, risus, bouch/bouche/mouth pa/plus/not louvri/ouvri/ouvre/open*, mouth will not open`,
  body_spasms: `
    ~back/body/neck/dos/corps/do/ko arch*/spasm*/contract*/kwochi/tann/bande, spasm*, opistho*, ko red kou/tankou/kon,
    red kou bwa, contracture*, ~back/dos/do bend*/arch*/pliye/plie/vire/courb* backward*/deye/arriere, figi red,
    face stiff, visage crispe, do pliye/fe/fome ak/ark/arc/pon, cambr*, arc cercle, ko tann/ap tann, do tann`,
  low_sugar: `
    ~sugar/glucose/sucre/glycemie/glisemi/sik/dextro low/lo/dropp*/crash*/bas/basse/baisse/chute/ba/desann/tonbe,
    hypo, hypogly*, ipogli*, took/too insulin not eat*, ensilin pa manje, insuline mange pa, pran ensilin tonbe,
    apre ensilin/piki ensilin, reads/says/make/affiche/montre lo/low, dextro lo, meter lo, aparey lo, shak* diabet*,
    hypoglyc*, ~ensilin/insulin*/insuline tonbe/fell/tombe*/fainted/endispoze,
    ~ensilin/insulin*/insuline pa/not/sans/without/san manje/mange*/eat*/food, ensilin san pa manje,
    ensilin san manje, insuline sans manger, insulin without eat*/food`,
  high_sugar: `
    ~sugar/glucose/sucre/glycemie/glisemi/sik/dextro/meter/glucometer high/hi/haut/haute/eleve*/monte/wo, hypergly*,
    ipegli*, meter reads/says hi, sugar hi, reads/says/make/affiche/montre hi/high, dextro hi, meter hi, aparey hi`,
  no_insulin: `
    out insulin, no insulin, ran out insulin, missed insulin, plus insuline, pa insuline, manque insuline,
    fini insuline, pa gen ensilin, ensilin fini, pa jwenn ensilin, not taken insulin`,
  diabetes: `
    diabet*, dyabet*, jabet, insulin*, ensilin, gen sik, sik depi, type 1, type 2, maladi sik, metfomin, metformin`,
  fruity_breath: `
    ~breath/haleine/souf/bouch/bouche fruit*/acetone/sweet/aseton/fwi/pomme*/vernis, ~breath/haleine/souf smell*/sent/santi,
    santi fwi/aseton, sent pomme/acetone, keton*, cetone*, acetone, aseton, dka, ketoacid*, acidocet*, haleine pomme*,
    breath fruit*/sweet, souf dous`,
  very_thirsty: `
    thirst*, soif, swaf, drink* lot/lots/constantly/nonstop, boit beaucoup/tout/avidite, avidite, bwe dlo anpil,
    bwe anpil dlo, anvi bwe dlo`,
  sickle_cell: `
    sickle*, drepano*, siklemi, sikle, falsifom, falciform*, anemi falsifom, ss disease, hemoglobin*/hemoglobine ss`,
  testicular_pain: `
    ~@testicle @hurts, ~@testicle @swollen, ~@testicle twist*/tordu/tourne/hard/dur/red/rouge,
    grenn/gren/gwenn vire/wouj/di/anfle, torsion, grenn/gren/gwenn gwo/lou/bloke,
    ~@testicle high*/remonte*/monte/ascend*/pulled/retract*/hot/chaud*/cho, ~boul/grenn/gren monte anle/anwo,
    boul vire monte/anle, boul vire anwo`,
  infected_wound: `
    pus, pi ap/nan/koule/sot/kap,
    ~wound/cut/sore/stitches/incision/bite/plaie/coupure/blessure/cicatrice/suture*/points/blesi/blese/maleng/koupe/klou pus/ooz*/infect*/smell*/red/hot/swollen/suint*/coule/rouge/chaud*/pue/sent/santi/pi/wouj/cho/anfle/koule/enfekte/pouri/fri,
    plen pi, ~gen pi wouj/cho/anfle/blesi/blese/maleng/pye/men/klou, abscess*, abces, apse, absè, boil, boils,
    furoncle*, anthrax, gwo klou, klou deye/bounda/anba, cellulit*, selilit, gangren*, kangren, pourri*, rotting,
    red streak*, ~finger/toe/nail/doigt/orteil/ongle/dwet/zong/zotey pus/pi/infect*/enfekte, panari*, whitlow,
    plaie suturee coule/sent, ~suture*/stitches coul*/sent/smell*/ooz*/open*,
    yellow/green drainage/pus/discharge/ooze,
    ~likid/liquide/fluid/liquid/stuff/gunk/dlo jon/jaune*/yellow/green/vert/vet bay/koule/sot/soti/ooz*/leak*/drain*/suint*/coule*,
    ~wound/cut/stitches/incision/plaie/coupure/suture*/blesi redder/redness/drain*/rougit,
    ~@lump hot/cho/chaud*/warm @hurts, ~@lump egg/oeuf/ze/golf,
    ~bouton/boul/boule/lump/bump/bosse fes/butt/buttock*/fesse*/armpit/zesel/aisselle*/lenn @swollen/hot/cho/chaud*/red/wouj/rouge/@hurts`,
  tooth_abscess: `
    ~@tooth/gum/gencive/jansiv abscess*/abces/apse/pus/pi/infect*,
    ~@tooth cheek/jaw/face/joue/visage/machoire/machwe/machwa/figi/ponmet swollen/enfle*/gonfle*/anfle/swell*,
    dental abscess, abces dentaire, ~cheek/joue/machwa/machwe swollen/anfle/enfle*/gonfle* tooth/dent/dan`,
  shingles: `
    shingles, zona, band/strip/bande blister*/rash/boutons/brulent, boutons bande,
    ~rash/boutons/blisters/bouton burn*/brul*/boule side/cote/bo/bande, herpes zoster, senti sent anj,
    ~glob/blister*/zanpoud/vesicule*/cloque* side/bo/kot/flank/rib*, ran/ranje/row/line glob/blister*/bouton*/zanpoud`,
  diabetes_foot: `
    ~diabet*/dyabet*/sik foot/feet/toe/pied/orteil/pye/zotey sore/ulcer*/wound/black/plaie/ulcere*/noir/maleng/blesi/java/nwa`,
  burning_urination: `
    ~@pee burn*/brul*/boule/hurt*/sting*/pique/pike/mal/painful, cystite, uti, infection urinaire,
    enfeksyon pipi/urine, boule/brule*/burn* dife/feu/fire @pee`,
  flank_pain: '~flank/side/kidney*/flanc/rein/reins/ren/kot @hurts',
  cold_or_flu: 'cold, flu, grip, lagrip, rhume, grippe, rim, anwimen, anrimen, enrhum*',
  weakness: `
    weak*, no strength, faibl*, feb, febles, pa fos/force, san fos, sans force, ko lage, ko kraze, plus force*`,
  dengue_named: 'dengue, deng, chik*, zika',
  malaria_named: 'malaria, malarya, palu*, lafyev malarya',
  one_leg_swollen: `
    ~calf/mollet/mole/molet @swollen, ~calf/mollet/mole/molet red/hot/warm/hard/tender/chaud*/rouge/dur/cho/wouj/di,
    ~left/right/one leg/jambe/janm/pye swollen/enfle*/gonfle*/anfle/bigger/grosse, phlebite, dvt, thrombos*, twonbof*`,
  bone_pain: `
    bone* pain/ache*/hurt*, pain bones, douleur* os/osseuse*, mal os, doule zo, ~zo @hurts, zo ap manje/rache`,
  emergency_named: `
    pulmonary embol*, embolie*, anboli*, peritonit*, ectopic, grossesse extra, extra uterine, aneurysm*, anevrism*,
    aort* dissection, dissection aort*, epiglottit*, cauda equina, queue cheval, detresse respiratoire,
    respiratory distress/failure/arrest, oedeme poumon*/pulmonaire, pulmonary edema, ketoacidosis, acidocetos*,
    status epilepticus, cerebral malaria, malaria/palu/paludisme/malarya grave/grav/cerebral*, neuropalu*,
    dengue/deng hemorrag*, placenta praevia/previa, abruption, hematome retroplacentaire, rupture uterine,
    uterine rupture, fetal distress, souffrance foetale, dystoci*, hemorragie interne/cerebrale/meningee,
    internal bleeding, brain bleed/hemorrhage, septic shock, choc septique, necrotizing, volvulus,
    occlusion intestinale, bowel obstruction/perforation, perforation, ruptured appendix/spleen, pneumothorax,
    collapsed lung, botulism*, compartment syndrome, acute abdomen, abdomen aigu, infarctus aigu, etat choc,
    state shock, in shock`,
  weak_pulse: `
    pouls imperceptible/filant/faible/introuvable/prenable, weak/thready/faint/no pulse, pulse weak/thready/faint,
    sent*/trouve* plus/pa pouls, can not feel/find pulse, poul feb/fen, pa jwenn/santi poul`,
} as const;
