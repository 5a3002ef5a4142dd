/** Small ailments that primary care leaves to care at home, by class, and what people say when it is only a little. */
export const MINOR = {
  splinter: `
    splinter*, sliver finger/hand/foot/thumb/toe/palm, ~thorn*/prickle*/cactus finger/hand/foot/toe/thumb/palm, echarde*,
    ~epine*/cactus doigt/pied/main/pouce/orteil/talon, eklis, klis, ti pikan, moso pikan, =moso bwa,
    ~pikan/kaktis/raket dwet/men/pye/zotey/talon/pous/pla/jenou, pikan rale/retire/wete/soti, retire/rale/wete pikan`,
  small_wound: `
    ~nick*/cut*/koupe/coup* shav*/peel*/slic*/chop*/epluch*/rasant/cuisin*/kale/kizin*/raze/razant,
    ~coup*/koupe/cut/nick* pouce/doigt/dwet/pous/finger/thumb leger*/peu/ti/kras/piti/little/bit/small/slight*/superficiel*,
    ~scrap*/scratch*/skinned/rap*/ecorch*/erafl*/grafiyen/grafouyen/grafonyen/kochi/dekoche/fwote/kale knee*/elbow*/shin*/palm*/genou*/coude*/jenou/koud/palm/bra/janm,
    stub* toe, ~cogn*/heurt*/kogne/choke/teke/frape/bump*/bang* orteil*/tibia/zotey/toe/shin/elbow/coude/koud/jenou/genou/knee,
    bruis*, bleu/bleus jambe/bras/cuisse/genou/tibia/fesse, ti/yon mak ble, ~ti/yon ble janm/bra/jenou/kwis,
    hangnail*, ~broke*/torn/chipped nail/fingernail/toenail, ~casse*/arrache* ongle*, zong kase/rache,
    ~pinc*/pinch*/kwense/pris/pran dwet/doigt*/finger*/thumb/pouce door/porte/pot/drawer/tiroir/tiwa, carpet burn, rug burn,
    petit*/legere* coupure* rasoir, ~entaill* pouce/doigt*/main, griff*,
    choke/kogne/frape zotey/pye/jenou/koud/kwis/tab/men mwen/li/tab/kabann/woch/mi, ~choke zotey/jenou/koud/pye/kase`,
  mouth_sore: `
    ~bit/bitten/bite/mordu/mode/mords tongue/cheek/lip/langue/joue/levre/lang/jou/lev, ~mode/mordu bouch/bouche anndan/dedans`,
  mouth_burn: `
    ~piman/pepper*/chili/chilli/spicy/piment*/epice*/pike bouch/lang/tongue/mouth/langue/bouche/lips/lev,
    ~@tongue/palate/palais/palè/mouth/bouche/bouch burn*/brul*/boule/bwile/scald*/ebouillant* coffee/tea/soup/pizza/cafe/the/soupe/kafe/te/bouyon/manje/hot/cho/chaud/chaude/piman/piment,
    ~burn*/brul*/boule/bwile/scald* @tongue, roof mouth burn*, ~pizza/coffee/soup/kafe/cafe/soupe @tongue/palate/palais, manje/ate/mange piman/piment/pepper*`,
  minor_burn: `
    ~touch*/touche/brush*/frole*/effleur*/bumped/grabbed/kenbe/manyen/pwoche chodye/stove/iron/oven/recho/casserole/four/poele/pan/skillet/plancha/cafetiere/kafetye/fer/plaque/marmite/rechaud/fe/muffler/exhaust/bougie/bouji/matches/alimet/straightener/curling,
    ~small/little/tiny/minor/mild/slight/petit/petite/legere/ti burn/burns/brulure/brulures/brili/boule/scald,
    ~burn*/burnt/brul*/boule/bwile fingertip*/finger/fingers/thumb/doigt/doigts/pouce/dwet/pous/zotey/toe small/little/tiny/slight*/bit/peu/leger*/ti/kras/piti/minor/mild,
    ~goutte*/gout/drop*/splash*/popp*/vole huile/lwil/oil/grease/gres main/men/bra/bras/hand/wrist/doigt/dwet/poignet/ponyet,
    ~steam/vapeur/vape finger/fingers/thumb/doigt/doigts/dwet/wrist/poignet/ponyet`,
  sunburn: `
    ~soley/soleil/sun boule/brul*/burn*/griye/grill*/roast*/cuit zepol/do/figi/po/bra/nen/epaules/dos/visage/nez/bras/peau/shoulders/back/face/nose/arms/skin,
    ~shoulder*/back/skin/face/nose/arms/epaules/dos/peau/visage/nez/bras/zepol/figi/nen pink/red/rose*/rouge*/wouj/tender/sensible* sun/beach/soleil/plage/soley/plaj/lanme/pool/piscine/pisin/lake/fishing/lapech,
    ~pink/red/rose*/rouge*/wouj after/apres/apre beach/sun/soleil/plage/plaj/soley/lanme, pris trop soleil, twop soley, two soley, too much sun shoulder*/skin/face/back`,
  muscle_strain: `
    ~pull*/strain*/tweak*/overdid/tug* muscle*/back/hamstring/calf/shoulder/quad, pulled something,
    ~etire*/froiss*/claqu* muscle*/dos/mollet/cuisse/epaule, faux mouvement, tour rein*, ~mis/misk/ne/vyann rale/tire/vire/kontrakte/red/mare/fwase,
    ~@back/@arm/@leg/@neck/ren tight/stiff/tire/tiraill*/raid*/red/di/lou/achy/sore/courbatur*/sansib after/apres/apre/from/paske/because/poutet/parce/depuis/since/car @exercise,
    ~do/ren/dos/back red/di/raide/stiff/lou yon/peu/ti/kras/jan/bit/little, mis/misk/muscle*/muscles @hurts, ~mis/misk/muscle*/muscles doule/douloureu*/sore/achy/red/raid*/stiff/fatige/moulu,
    ~@back/@arm/@leg @hurts bwote/carrying/porter/pote/lifting/shovel*/sekle/fouye`,
  neck_crick: `
    crick neck, kink neck, torticoli*, tortikoli, ~neck/cou/kou/nuque stiff*/raide/red/tire/sore/bloque*/coince*/bloke/mal/hurts/tight/vire slept/sleeping/dormi/domi/pillow/oreiller/zorye/woke/leve/reveill*/bus/avyon/plane,
    ~slept/dormi/domi wrong/travers/trave/funny/awkward*/mal/kwochi neck/cou/kou, mal dormi oreiller, ~slept/sleeping wrong/funny/weird/awkward*, domi mal/kwochi zorye, domi zorye`,
  muscle_cramp: `
    charley horse, ~mole/molet/mollet/calf/calves/janm/jambe/leg/pye/pied/foot/toes rale/cramp*/seiz*/kontrakte/contract*/kranp/lakranp/spasm* night/nuit/nwit/lannwit/swa/sleep*/bed/lit/kabann/after/apres/apre,
    ~mole/molet rale, ~mollet/calf/calves/jambe/leg/pied/foot cramp*, ~kranp/lakranp mole/molet/pye/janm/zotey`,
  hangover: `
    hangover, hung over, hungover, gueule bois, ~mal/tet/tete/head/lendemain/demen bweson/bweri/cuite,
    ~drank/drunk/drink*/drinks/bu/boire/bwe too/trop/twop/two/peu/anpil/ti/much/few/couple wonm/rhum/rum/kleren/tafya/bye/byè/biere*/beer*/wine/vin/diven/whisky/alcool/alcohol/prestige/tequila/vodka/gwog,
    trop rhum/biere*/vin/alcool/whisky, too many beer*/drinks, too much wine/rum/beer/alcohol, twop/two wonm/bye/kleren/tafya/gwog/diven`,
  alcohol_with_medicine: `
    ~@ingested @alcohol @antibiotic, ~@alcohol @antibiotic, ~drink/drinking/boire/bwe antibiotic*/antibiotique*/flagyl/metronidazol*,
    ~can/may/ok/okay/safe/puis/peux/eske/dangereux/danjere/permis/allowed @alcohol @plain_medicine`,
  took_medicine: `
    =take/takes/took/taken/pris/prend*/pran/bwe/had 1/2/one/two/un/une/deux/de/yon/half/demi @pills,
    take/takes/took/taken/pris/prend*/pran/bwe 5/10/20/25/40/50/80/100/200/250/300/325/400/500/600/650/750/800/850/1000 mg/milligram*/miligram* @pills,
    =take/took/had/pris/pran/bwe 1/2/one/two/un/une/deux/de/yon @pills 1/2/one/two/un/une/deux/de/yon @pills,
    =@pills 5/10/20/25/40/50/80/100/200/250/300/325/400/500/600/650/750/800/850/1000 mg, =pran/bwe grenn tansyon/sik/planin, =take/took/takes/prend*/pris @pills`,
  dry_mouth: 'dry mouth, mouth dry, bouche seche, bouch sek/sech/chech',
  blocked_ear: `
    earwax, ear wax, ~wax/cire/las/kras ear/ears/oreille*/zorey, cerumen, kaka zorey,
    ~ear/ears/oreille*/zorey plugged/clogged/blocked/popp*/bouche*/bouchee*/full/muffled/plen swim*/swam/plane/flight/shower/bath/pool/avion/nage*/piscine/douche/bain/naje/benyen/avyon/pisin/lanme/water/eau/dlo/wax/cire/grip/rhume/cold,
    ~water/eau/dlo ear/ears/oreille*/zorey, zorey bouche, oreille bouchee, ear clogged/plugged`,
  eye_strain: `
    eye strain, eyestrain, ~eye/eyes/yeux/zye tired/strain*/dry/achy/fatigu*/secs/sec/lourd*/heavy/lou, je fatige/lou/sek,
    ~eye/eyes/yeux/je/zye sting*/burn*/pique*/brul*/boule/pike/koule/water* screen*/computer/phone/ecran*/telephone/telefon/odinate/tv/reading/lecture/lakay/onion*/oignon*/zonyon/lafimen/smoke/fumee/pousye/dust/poussiere/chlorine/pool/piscine`,
  eye_twitch: '~eyelid/eye/paupiere/je/popye/zye twitch*/saute/sote/tressaut*/papillot*/flutter*',
  stye: 'stye*, sty, orgelet*, compere loriot, ~bouton/bump/boul/pimple/bobo paupiere*/eyelid*/popye, ~bouton/boul/bobo je/zye, klou je',
  cold_sore:
    'cold sore*, herpes labial, feu sauvage, bouton herpes, ~ti/petite*/little blister*/cloque*/zanpoud lev/levre*/lip/lips/bouch/bouche',
  ingrown_nail: 'ingrown toenail*/nail*/toe, ongle* incarne*, ~zong antre/rantre/pouse vyann/cha/zotey/chè',
  athletes_foot: `
    athlete foot, athletes foot, pied* athlete, ~between/entre/ant/nan/mitan toes/orteil*/zotey itch*/peel*/grat*/pele*/kale/dekale/fann/demange*/red/rouge/wouj, mycose* pied*/orteil*, ~toes/orteils/zotey peel*/kale/pele*`,
  dandruff: `
    dandruff, pellicule*, ~scalp/cheve/cheveux flak*/itch*/gratte/grate/dry/sech/seche/kale/kap, flak* hair/scalp,
    cuir chevelu, po tet kale/grate/sech`,
  lice: 'lice, nits, poux, lente*, lent cheve/tet',
  nappy_rash: `
    diaper/nappy rash, erytheme fessier, ~fesses/bottom/butt/bum/fes/deye/bouda/tchou rouge*/red/wouj/irrit*/sore/raw/grate couche*/diaper*/nappy/nappies/kouchet/bebe/baby/tibebe,
    ~kouchet/couche/couches/diaper*/nappy irrit*/wouj/rouge*/red/grate/rougeur*`,
  cradle_cap:
    '~cradle/milk cap/crust, croute* lait/tete, ~kwout/kroute/crust*/croute*/flak*/kal tet/scalp/tete/head bebe/baby/tibebe/pitit, kwout tet',
  spit_up: `
    spit/spits/spitting up, regurgit*, rejigit*, ~rejette/renvoie/rend/recrach*/rejet peu/petit/petite/ti/gorgee* lait, ~rann/rejte/remet/vomi/degaje/krache/spit* ti/yon/kras/little/bit let/milk, rann let, posset*`,
  teething: `
    ~dent/dents/dan/tooth/teeth pointe*/perce*/pousse*/poke*/poking/coming/cutting/sort*/soti/leve/paret/pouse/kreve/vini gencive*/jansiv/gum/gums/baby/bebe/tibebe/premiere/premye/first/new/nouvo/bottom/anba/petite/ti,
    first/premiere/premye tooth/dent/dan, ~gum/gums/gencive*/jansiv baby/bebe/tibebe/pitit, chew*/bit*/mord*/mode/machonn* everything/fingers/hands/fist/toys/tout/doigts/poing/dwet/men/jwet`,
  motion_sickness: `
    motion/car/sea/travel sick*, carsick, seasick, airsick, mal transport*/mer/voiture/route, ~nause*/nause/noze/keplen/vomi*/sick/malad/leve/tounen machin/bis/bato/kamyon/taptap/voiture/bateau/bus/car/boat/ferry/avion/avyon/plane ride/trajet/vwayaj/trip/wout/route/road/curves/virages/chak/toujours/every/always/toujou,
    ke plen/leve/tounen machin/bis/bato/taptap`,
  trouble_sleeping: `
    jet lag*, decalage horaire, ~sleep*/domi/dormir/dors noise/bruit/bri/heat/chaleur/chale/excited/exam*/egzamen/coffee/cafe/kafe, ~could/did not sleep last/this night, mal dormi, domi mal,
    slept/sleep bad*/poor*, byen domi nwit/swa, pa byen domi`,
  exam_nerves: `
    ~nervous/nerv*/stress*/butterflies/anxious/angoiss*/trac/sote/estres*/enkyet*/jittery/pe/tension exam*/test/interview/egzamen/entretien/concours/entevyou/oral/presentation/speech/wedding/mariage/maryaj/match/audition/bac/konkou`,
  bad_smell: `
    bad breath, breath bad/stink*, morning breath, mauvaise haleine, halitos*, ~bouch/mouth/bouche santi/smell*/sent/stink*, ~feet/armpit*/pieds/aisselle*/pye/zesel smell*/stink*/santi/puent/sent/odeur`,
  corns:
    'callus*, callous*, corn toe/foot/heel, corns, durillon*, cor/cors pied*/orteil*, oeil perdrix, ~kal pye/men/talon/zotey, po di pye/talon/men, kale men',
  period_pain: `
    ~period*/regles/reg/menstru*/monthly cramp*/crampe*/kranp/kolik, ~regles/reg/period* ventre/vant/belly/dos/do/ren/back mal/@hurts/tire/lou/lourd*/rache,
    ~reg/regles/period* jou/jour/day/jounen premye/premier/first, ~cramp*/crampe*/kranp/doule mois/mwa/month chaque/chak/tout/every/each, ~reg/regles/period* desann/vini/rive/arriv*/came/started/commenc* mal/doule/cramp*/crampe*/kranp`,
  bloating: `
    ~ate/eat*/eaten/mange/manje/overate/overeating too/trop/twop/two/anpil/much bloat*/full/lou/lourd*/plen/stuff*/gonfl*, overate, stuffed, ~vant/ventre/stomach/estomac/lestomak/tummy/belly lou/lourd*/plen/heavy/full/gonfl*/gargou*/bouyi/gronde*/rumbl*/growl*/noise*/bri apre/apres/after/depi/since/pwa/beans/haricots/chou/lait/milk/let,
    lage van/gaz, pete, peter, flatulen*, farting, farts, passing gas, van vant, ~gargouill*/rumbl*/growl*/bouyi vant/ventre/stomach/belly/tummy`,
  heartburn:
    '~heartburn/acid*/brul*/boule/burn* estomac/stomach/lestomak/fal/throat/gorge/goj apre/apres/after manje/manger/repas/meal*/eating/eat*/piman/spicy/pizza/coffee/kafe/cafe/epice*, sour stomach, ~asid/acid/aigre*/zeg monte/remont*/coming/goj/gorge',
  hay_fever:
    '~je/yeux/eye/eyes/zye grat*/demange*/itch*/pikot*/koule/larmoi*/water* pollen/polenn/flower*/fleur*/fle/grass/herbe*/zeb/dust/pousye/poussiere/cat/chat/spring/printemps/sneez*/eternu*/estene*',
  constipation: `
    pa toilette/toilettes/wate/twalet/selle/selles, pa al wate/latrin, pa/plus alle/va/vais/fait/parti/reussi selle/selles/toilette/toilettes/caca/wc, not gone/been/went/pooped/go bathroom/toilet/number/poop, ~hard/dur/dure/dures/di/sech stool*/poop/selles/caca/poupou, poupou/kaka di/sech/pa soti/vle`,
  insect_bite: `
    ~bee/wasp/hornet/abeille/guepe/frelon/gep/myel/abey sting*/stung/piqu*/pike/dard, ti bet pike/mode, bestiole* piqu*, gnat*, midge*, ~caterpillar/chenille/cheni/chiy pike/piqu*/touche/touched/sting*/stung, mouche* piqu*, ~bite*/piqure*/pike/bouton moustik/marengwen/mosquito*/moustique*/bigay/pinez/pis/flea*/puce*`,
  heat_rash: `
    ~bouton*/bumps/gratel/rash chale/chaleur/heat/swe/sweat/sueur/transpir*/chofe, ~thigh*/cuisse*/kwis/armpit*/aisselle*/zesel/seins chaf*/frott*/fwote/irrit*/rub*, chaf*, chaleur bouton*, lota chale`,
  pimple: `
    bouton jenes/jenn/adolesc*/ado, razor bump*, razor bump* neck/face/beard/chin/legs, shav* bump*/rash/irritat*, ~bouton*/bumps bab/barbe/beard/rasage/rasaj/razwa/razor/shav*, poil* incarne*, ~bouton*/pimple* regles/reg/period*, acne few/mild/quelques, ~fwon/fron/front/figi/manton/jou/nen bouton*/akne/acne/pimple*`,
  dry_skin: `
    ~skin/hands/hand/legs/peau/mains/jambes/po/men/janm/pye/koud/talon dry/flak*/rough/crack*/seche*/sech/chech/sek/kale/pel*/tiraill*/fann/gri/rido winter/hiver/cold/froid/soap/savon/wash*/lav*/lesiv/dishes/vaisselle/fredi/javel/bleach/alcohol/gel/klowoks/bit/little/peu/ti/kras`,
  hiccups: 'hiccough*, okè, oke, oket, wokèt, hoquets',
  hoarse_voice:
    '~voice/voix/vwa hoarse/gone/lost/raspy/rauque*/cass*/eteint*/anwe/pati/pedi/kase/fatige sing*/sang/chant*/yell*/shout*/cheer*/cri*/rele/match/legliz/church/eglise/talk*/parl*/pale/concert/konse/karaoke',
  nosebleed: `
    nose bled/blood, san/disan sot/soti/koule nen, saigne/saignait/saigner nez, ~nen/nez senyen/saign*/bleed*/bled/san/disan stopped/sispann/rete/arret*/pase/minit/minutes/ti/peu/little/bit`,
  body_aches: `
    arms/legs/shoulders/bras/jambes/epaules/bra/janm heavy/lourd*/lou after/apres/apre/from/paske/depuis @exercise,
    ~arm/bras/bra sore/endolori*/mal/di/tender/douloureux vaccin*/vaksen/shot/piqure/piki/injection,
    ~@leg/@arm/@back raid*/red/stiff/sore/lou/tire/tirent lendemain/demen/after/apre/apres/day, kwis/janm/mole/bra red`,
  blister:
    '~cloque*/ampoule*/zanpoud/glob/blister* paume/palm/main/men/talon/orteil*/zotey/pla/dwet/doigt*/heel/toe/hand',
  fatigue: 'wiped/worn/wore out, ~creve*/vanne*/lessive* travail/boulot/semaine/journee/apres, krebete',
  cough: 'tousote, toussot*, ti touse, ti tous',
  cold_or_flu:
    'sniffles, ti grip, ti rim, petit rhume, ti gripe, head cold, chill cold, nez pris, pris froid, pran fredi, pran lapli, refwadi',
  runny_nose:
    'goutte nez, nez goutte, snot*, morve*, mouche nez, larim, ~nen/nez/nose bouche*/koule/coul*/pris/stuff*/runn*/runs/drip*/block*/congest*/clogged, kaka nen, nen lou, mouchoir*, tissues',
  sore_throat:
    '~goj/gorge/throat graje/gratouill*/rap*/rough/scratch*/tickl*/chatouill*/irrit*/pikote/pike/pique/dry/sech/seche',
  headache:
    '~tet/tete/head lou/lourd*/heavy/foggy/pounding ti/peu/kras/bit/little/yon/domi/dormi/sleep*/screen*/ecran*/work/travay/travail, tet lou, tete lourde',
  mild_discomfort: `
    ~@mildly @small_part @discomfort, ~@small_part @discomfort`,
  after_effort:
    'after/apres/apre/from/paske/because/poutet/parce/car/since/depuis/depi/fin/sot/fek @exercise',
  feels_well: `
    feel*/felt fine/well/ok/okay/good/normal/great/better, otherwise fine/well/healthy/ok/good/normal, nothing else/serious,
    not serious, no big deal, eat*/drink*/play*/walk*/sleep*/breath*/pee*/see/sees/act*/move* fine/well/normal*/ok/okay/good,
    ~baby/bebe/tibebe/pitit mov*/kick*/bouge*/bouje/brase/remu* well/bien/byen/lots/beaucoup/anpil/normal*/nomal,
    gain* weight, go* away itself/own, went away, gone now, all/getting/much better, still play*/laugh*/running, happy,
    sens/sent/va/vais/porte bien/mieux, rejou*, bonne/pleine forme, rien autre/grave/mechant, pa grave/mechant/inquiet*,
    mange/joue/boit/tete/dort/dors/marche/respire/bouge/vois/voit/urine bien/normalement/comme, deja/beaucoup mieux,
    passe tout/seul seul, grossit, prend poids, sourit, souriant*, santi byen/anfom/bon, anfom,
    manje/jwe/bwe/mache/domi/respire/pipi/tete/kouri/we/travay/bouje/poupou byen/nomal/anfom/bon, jwe toujou/kom/tankou,
    gwosi, pran pwa, pa grav, pa anyen, anyen grav, kounye pase, pase deja, pa deranje/jennen, pa lot`,
} as const;
