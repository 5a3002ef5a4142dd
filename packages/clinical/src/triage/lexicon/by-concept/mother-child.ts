/** Pregnancy, birth and newborns. */
export const MOTHER_AND_CHILD = {
  pregnant: `
    pregn*, preggo, preggers, prego, expecting, gestation, enceint*, grossesse, attend* bebe/enfant, femme couche,
    ansent, ansant, ansint, ansyent, ancent, enseint, gwos, gwoses, gwòs, vant devan, tann pitit/bebe/tibebe,
    positive pregnancy, pregnancy test positive, test grossesse positif, tes gwoses pozitif, abortion, avort*,
    dilatasyon, cytotec, sitotek, misoprostol, jete pitit, retire pitit, tire pitit, fe pase gwoses,
    3rd/third/second/1st/first trimester, due date, trimestre, anceinte, weeks pregnant, months pregnant,
    semaines grossesse, semaines amenorrhee, third trimester, near term, prenatal, gravid*, g1, g2, primipare,
    multipare, pregnant test positive, test positive, ansent anpil, vant li devan, gwo vant, fanm ansent, pregnant,
    enceinte, test positif, tes pozitif,
    avotman, avotaman`,
  postpartum: `
    postpartum, post partum, gave/given/giving birth, had/have/having my/our baby, had baby, delivered, c section,
    csection, cesarean, since birth, accouch*, cesarienne, mis monde, suites couches, akouch*, fek fe pitit/bebe,
    fe pitit/bebe/timoun/tibebe jou/semen/ye, fek gen pitit, sezaryen, sesaryen, nouris, sot akouche, fin akouche,
    tifanm akouche, just delivered, newborn mother, placenta out, since i delivered, after delivery, vient accoucher,
    accouchement, met monde, mettre monde, fin fe pitit, fek sot akouche, fe bebe, apre pitit fet, retour couches`,
  vaginal_bleeding: `
    ~@blood @vagina, ~bleed*/saign*/senyen @vagina, ~@blood soti/sot/koule/desann/com*/coule anba/between/down,
    spotting, pertes sang/marron/rouge*, pedi san/disan, miscarr*, fausse couche, foskouch, fo kouch, san/disan anba,
    passing clots, caillots, boul san/disan`,
  heavy_period: `
    ~period*/regles/reg heavy/abondant*/hemorrag*/lot/much/anpil/fo/twop/two/flooding/clots/caillots/boul,
    soak*/change/changing @pad hour*/hourly/minutes,
    @pad per/every/each/par/chaque/chak/toutes hour/minutes/heure*/edtan/le/minit, kotex chak/pa/an`,
  birth_now: `
    ~@cord @hanging,
    ~foot/feet/hand/arm/leg/bottom/pied/main/bras/fesses/pye/men/bra @hanging baby/bebe/tibebe/pitit/first/premier/premye,
    main/bras/pied sort, baby coming/crowning, bebe arriv*/sort, bebe/tibebe soti, pitit/tibebe/bebe desann, crowning, need/want/feel/urge push,
    envie pousser/pouse, anvi pouse, delivering now/home, giving birth now, accouch* maintenant/maison/train, breech,
    procidence, something hanging/coming/sticking out me/vagina, rope hanging, kod devan, kod anba,
    baby born/ne/fet taxi/car/home/kay/wout, presente pieds/siege/fesses, feet/foot/butt/bottom first,
    pieds premiers/devant/dabord, pye devan/premye/anvan, umbilical first/out/coming, cordon premier/devant,
    baby half out, bebe moitie sorti, mwatye tibebe deyo, head out stuck, tet deyo`,
  labour_stuck: `
    ~baby/bebe/tibebe/pitit stuck/coince*/bloque*/kwoke/bloke,
    baby/bebe/tibebe/pitit not/pa/plus come/coming/descend*/sort/soti/desann/vini/avance*,
    @unable push/deliver/accoucher/akouche/pouse,
    labour/labor/tranche/contractions/pouse/pousse/pushing/push 12/14/15/18/20/24/30/36/48 hours/heures/edtan/h,
    labour/labor/tranche/pouse/pousse depi/depuis/for/since 2/3/4/deux/de/two jours/jou/days,
    pousse/pushing/pouse depuis/for/depi heures/hours/edtan/4/3/5/6, travail bloque/long/prolong*, obstructed`,
  placenta_stuck: `
    ~placenta/afterbirth/delivrance/plasenta/plasanta/delivrans/deliv not/pa/plus/inside/stuck/reste/retenu/rete/anndan/poko/still,
    placenta reste, plasenta rete, dèyè tibebe, arye fe`,
  waters_broke: `
    ~water/waters/eaux/dlo/lezo broke/broken/breaking/leak*/gush*/rompu*/perdu*/perd/fissur*/kase/pete/pedi,
    poche rompu*/perce*/fissur*, poch pete/kase, leaking fluid/water, fluid leak*/gush*/coming, perd* liquide,
    liquide coule*, dlo ap koule/desann/soti anba/janm,
    ~perte/perds/perd/leak*/los*/koule/pedi liquide/fluid/liquid/likid`,
  contractions: `
    contraction*, labor, labour, in labor, tranche, doule tranche, kontraksyon, travail commence,
    douleurs accouchement, doule akouchman, doule pou akouche`,
  baby_not_moving: `
    ~baby/bebe/tibebe/pitit/fetus/timoun not/pa/plus/no/stopped/sispann/arrete mov*/kick*/bouge*/bouje/brase/remu*/movement*/mouvement*/mouvman,
    ~baby/bebe/tibebe/pitit/fetus pa/not/plus/sispann/stopped/quit/arrete jwe/play*/souke/mov*/kick*/tap* @belly,
    ~baby/bebe/tibebe/pitit/fetus rete/trankil/still/quiet/calme/immobile @belly/womb,
    not/no/can not/plus/pa felt/feel/sens/sent/santi baby/bebe/kick*/movement*/bouger/mouvement*/tibebe/pitit/bouje,
    no/zero/aucun/pa gen kicks/movement/mouvement*/mouvman,
    baby/bebe/tibebe/pitit pa/not/plus souke/frape/kick*/bouge*/bouje/donne*, =pa souke, donne plus/pa coups,
    no kicks, not/no/pa/plus/can felt/feel*/sent*/sens/santi baby/bebe/tibebe/pitit`,
  baby_moves_less: `
    ~baby/bebe/tibebe/pitit/fetus less/moins/mwens/piti/slow*/few* mov*/kick*/bouge*/bouje/brase/remue, mov*/kick* less,
    less movement*/kicks, bouje/bouge mwens/moins/piti`,
  newborn: `
    newborn*, new born, just born, born today/yesterday, nouveau ne, vient naitre, ne/nee hier/aujourd, premature*,
    preemie, preterm, prematuré, fek fet, fèk fèt, tibebe/bebe fet, ti bebe fek, ne avant terme, pitit 7 mwa fet`,
  bulging_fontanelle: `
    ~@fontanelle bulg*/swollen/bomb*/bonb*/gonfl*/anfle/tendue/monte/leve/raised/out/pop*, tet bonbe/bombe`,
  baby_cold: `
    ~baby/newborn/infant/he/she/bebe/nourrisson/tibebe/pitit cold/froid*/glace/fret/glase/ice,
    ~newborn/nouveau/preemie/premature/infant/baby/bebe/tibebe/nourrisson ice/icy/frozen/froid*/fret/glace*/glase/cold,
    tout froid, toute froide, tou fret, fret net, cold ice, feels ice, freezing baby`,
  inconsolable: `
    ~cry*/scream*/pleur*/kriye/rele/hurle @not_stop, inconsol*, high pitched, cri aigu*, pleure tout/toute,
    kriye tout tan/nwit, kriye fo, shrill cry, pa vle dodo kriye`,
  severe_malnutrition: `
    malnour*, malnutri*, malnitri*, skin bones, skeleton, peau os, squelett*, kwashi*, kwachoko*, maras*, po zo,
    zo po, gwo vant ti janm, megri anpil timoun/pitit, cheve wouj/jon, stunted`,
  navel_infected: `
    ~navel/umbilical/umbilicus/belly button/cord/nombril/ombilic*/cordon/lonbrit/lonbrik/lombri red/pus/smell*/swollen/bleed*/rouge/suint*/sent/infect*/saign*/wouj/pi/santi/anfle/senyen/koule/pouri`,
  missed_period: `
    ~period*/regles/reg late/missed/retard/reta/anreta/delayed/absent*/pa vini, missed period*, reg pa desann/vini/we,
    pa we reg, no period, plus regles, retard regles, sote reg, gen reta, anreta, en retard regles, late month`,
  preeclampsia_named: 'preeclamp*, pre eclamp*, eclamp*, eklan*, preyeklan*, toxemi*',
  breast_pain: `
    ~breast*/sein/seins/nipple*/mamelon*/manmel/sen red/hot/hard/pain*/sore/swollen/lump/rouge/chaud*/dur/mal/douleur*/gonfle*/wouj/cho/di/anfle,
    mastit*, breast abscess, lèt monte, let gate`,
} as const;
