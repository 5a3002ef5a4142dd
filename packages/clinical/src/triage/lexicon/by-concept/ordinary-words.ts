/** Dangers as people put them who do not know their names. */
export const ORDINARY_WORDS = {
  throat_swelling: `
    ~@tongue @swollen, ~@tongue swells/gonfl*/fat/big/bigger/gros*/gwo/thick/epais*/huge/enorme/double*/filling,
    ~@throat clos*/ferm*/referm*/femen/shut*/shutting/retrec*/narrow*, ~@throat tight*/sere/serre getting/more/plis/plus/ap,
    ~@throat tight*/sere/serr* @tongue, throat swelling, gorge gonfle, =goj ap anfle, goj mwen ap anfle, goj li ap anfle, goj anfle vit`,
  priapism: `
    bande/bander depuis/depi/since/hours/heures, bande redescend* pa/plus,
    priap*, priyap*, ~erection*/ereksyon/ereksion hour*/heure*/edtan/@hurts/@not_stop/night/nuit/nwit/swa,
    erection*/ereksyon dure*/lasts/lasting/since/depuis/depi, erection*/ereksyon not go*/pass*/desann/descend*, ereksyon pa desann/pase/ale, ereksyon pa vle desann/pase/ale, erection*/ereksyon pass*/descend* pa/plus,
    ~@penis hard/dur/di/kanpe/raide/red/stiff/erect*/bande stay*/reste/rete/since/depuis/depi/hour*/heure*/edtan/still,
    ~@penis not/pa/plus go/desann/descend*/soft*, ~hard hour*/heure*/edtan penis/erection*/down`,
  hernia: '@hernia',
  hernia_stuck: `
    boule/bosse/grosseur/lump/bulge/bump/boul hard/dure/dur/di/stuck/bloke/coince* aine/groin/lenn,
    ~@hernia stuck/hard/rock/dur/dure/di/purple/violet*/mov/vyole/bloke/bloque*/coince*/etrangl*/trangle/noir*/nwa/black/swollen/anfle,
    @hernia not/pa/plus go/goes/going/back/rentr*/antre/rantre/reduir*, @hernia rentr*/antre/rantre pa/plus,
    @hernia out/sorti*/soti not/pa/plus go/goes/back/rentr*/antre/rantre, @hernia sorti*/soti rentr* pa/plus,
    @unable push/rentrer/pouse/fe @hernia, ~@hernia @hurts @lots`,
  belly_swollen:
    '~@belly swollen/enfle*/anfle/huge/enorme/blown/distend*/drum/tanbou/tambour/gwo/big/swelling',
  constipation: `
    arret* gaz/matieres, plus gaz/matieres, not farted/fart*,
    not/no/pa/plus/sans selle/selles/poop/pooped/pooping/stool/stools/bowel movement, =not gone/been toilet days,
    =vais plus selle, vais plus selle*/toilettes, pa al poupou/alasel/twalet, pa ka al poupou, pa fe poupou, pa poupou`,
  one_leg_swollen: `
    ~thigh/cuisse/kwis/kuis/calf/mollet/molet swollen/swell*/gonfl*/anfle/enfl*,
    ~leg/calf/jambe/mollet/janm/molet/kuis/cuisse/thigh big/bigger/gros*/gwo/swollen/gonfl*/anfle hot/chaud*/cho/red/rouge/wouj/sore/@hurts,
    one/yon/une/left/right/gauche/droit*/goch/dwat/sel leg/calf/jambe/mollet/janm/molet gros*/gwo/big*/double*`,
  fall: `
    slipped, tripped, stumbled, landed, trebuch*, gliss*, glise, bite tonbe, knocked over, had fall, took fall, fait chute,
    tumble*`,
  cannot_get_up: `
    @unable up/relever/releve/leve/stand/kanpe/debout, @unable get up, not get up, relev* pa/plus, pa relever/releve,
    too/trop/two/tro dizz*/weak/vertige*/feb/faible/etourdi*/toudi stand/debout/kanpe/up/lever/leve/tenir,
    trop vertiges debout, @unable tenir/tient/rete debout, tient pa/plus debout,
    ~tet vire pa ka kanpe`,
  leg_turned: `
    ~leg/hip/foot/jambe/hanche/pied/janm/ranch/pye turned/shorter/short/rotated/twisted/tourne*/courte/raccourci*/kout/vire/kwochi/wrong,
    @unable put weight leg/hip/hanche/jambe/janm/ranch`,
  head_injury: `
    ~head/tete/tet/skull/crane hit/hits/bang*/bump*/knock*/struck/smack*/whack*/cogne*/heurte*/tape/frape/kogne/teke`,
  blood_thinner: `
    blood thin*, thinner*, anticoag*, warfarin*, rivaroxaban, apixaban, dabigatran, pradaxa, eliquis, xarelto, coumadin*,
    koumadin, lovenox, fluidifi* sang, sang fluide, sang liquide, remed/grenn/medikaman kaye, remed/grenn pou san,
    grenn san pa kaye, disan kle, medicament sang`,
  one_sided_weakness: `
    ~side/cote/bo body/corps/ko heavy/clumsy/lourd*/lou/maladroit*/strange/dwol,
    side/cote/bo left/right/gauche/droit*/goch/dwat not/pa/plus work*/mov*/bouge*/bouje/mache/marche/fonctionn*/reponn,
    ~left/right/gauche/droit*/goch/dwat side/cote/bo heavy/clumsy/lourd*/lou/maladroit*/dead/mort*/mouri,
    @arm/@leg/main/men not/pa/plus/stopped obey*/obei*/obeyi/listen*/koute/repond*/reponn/work*/cooperat*/fonctionn*/mache/marche,
    @arm/@leg/main/men obei*/obeyi/repond*/fonctionn* pa/plus, @arm/@leg not what tell, @arm/@leg not do what,
    ~drop*/lache*/lage/tonbe things/everything/all/cup/tout/bagay hand/main/men/left/right/gauche/droit*/goch/dwat,
    lache* tout/choses main, lache tout ce tiens, tout kenbe men tonbe,
    ~leg/foot/jambe/pied/janm/pye drag*/train*/trenn*/trine, drag* foot/leg/side,
    half/moitie/mwatye/demi body/face/corps/visage/figi/ko/figure asleep/sleep/endormi*/mouri/mort*/numb/dead/weak/gone/lou/lourd*,
    one/un/yon/left/right/sel side/cote/bo not/pa/plus work*/mov*/bouge*/bouje/mache/marche/fonctionn*/reponn,
    side/cote/bo body/corps/ko not/pa/plus work*/mov*/bouge*/bouje/mache/marche/fonctionn*/reponn,
    ~@unable hold/tenir/kenbe/grip/grab/lift cup/spoon/fork/pen/glass/phone/fourchette/cuillere/stylo/verre/kiye/tas/ve/fouchet/plim,
    hand/arm/leg/main/bras/jambe/men/bra/janm asleep/endormi* sudden*/soudain*/bridsoukou/toudenkou,
    hand/arm/leg went/gone/going dead/limp/numb, ~@arm/@leg dead @side`,
  face_droop: `
    ~mouth/bouche/bouch/face/visage/figi/smile/sourire pulled/pulls/part/pati/tire*/goes/going/ale/rale side/cote/bo/travers/one,
    ~mouth/bouche/bouch/smile/sourire not straight/lopsided/pa dwat/pa droit, bouche part travers, drools one side`,
  sexual_violence: `
    sexual things/stuff/acts made/forced, made/forc*/oblig* sexual things/stuff/acts, made do sexual,
    made/make/makes/forc*/fose/oblij*/oblig*/contrain* sex/coucher/couche/rapport*/relation*/kouche/bagay/intercourse,
    ~sex/rapport*/relation*/bagay without/against/sans/san/contre/kont consent*/will/want*/permission/vouloir/volonte/consentement/vle/akor,
    fe bagay san pa vle, bagay ave/avek pa vle, bagay pa vle, ~had/having sex no/not/even/though said,
    ~sex even/though/while said/told/saying no, said/told/dit/di no/non but/mais/men continu*/kontinye/kept/sex/would/did,
    ~drink spiked/drugged, something/quelque/bagay drink/verre/ve woke/reveill*/leve,
    woke/reveill*/leve naked/clothes/nue/nu/toutouni/undressed/rad, ~touch* private* without/wanted/sans/san`,
  threatened: `
    says/said/say/dit/di threathurt, threathurt,
    threatkill, threat* kill/hurt/gun/knife/life/me/us, menac* me/mort/tuer/arme/couteau/vie, menase m/mwen/touye/nou,
    ~afraid/scared/fear/peur/pe husband/boyfriend/partner/ex/mari/compagnon/copain/conjoint/mennaj/menaj/mouche kill*/hurt*/tue*/touye/beat*/bat/frap*,
    ~@partner gun/knife/zam/arme/couteau/kouto/machete/manchet threat*/menac*/menase/point*/kill*/braqu*/montre`,
  suicidal: `
    life not worth*, not worth living, lavi pa sans/vo, vie pa sens/vaut, vie aucun sens,
    not want/wanna/veux/vle here/exist/alive, better/happier/mieux/byen/heureux/kontan off/if/without/sans/san/si me/moi/mwen/gone/around/dead/i,
    better off if/without/not, no/not point/sense/reason/use going/living/on/continu*/life/go/kontinye/viv/trying,
    ~@unable take/stand/bear/supporter/sipote/continuer life/living/vie/lavi/viv, @unable take life,
    peux/peu plus vie/vivre, can not go on,
    bouke/fatige/about/tired/fatigue*/marre/sick lavi/viv/life/living/vie/vivre/alive,
    renmen/aimerais/voudrais/rather mouri/mourir/die/dead,
    no/not/pa/plus/aucun way/issue/espoir/hope/sortie/espwa/solisyon out/left/think/pense/arreter/vivre/viv,
    ~see/vois/we no/plus/pa/not issue/out/espoir/hope/espwa/poukisa/sens continue*/kontinye/live/vivre/viv/ending/arreter,
    think*/pense*/panse ending/end/arreter/fini/finir everything/all/tout/it/lavi/vie,
    =quoi bon, pa we poukisa kontinye/viv/la,
    not see reason/point/sense go/live/living/continu*/keep, vois plus/pas raison/interet/sens vivre/continuer,
    nothing/rien/anyen live/vivre/viv, wish never woke/born, wish not wake, hope not wake, disappear forever, not wake up ever`,
  confusion: `
    not know*/remember*/recogni* who/where/day/name/year/me/us, not recogni* me/us/him/her/anyone/family,
    sait/sais pa/plus qui/quel/quelle/ou/jour, reconnai* pa/plus, dit/raconte* importe quoi, importe quoi,
    talk*/speak*/say* nonsense/gibberish, mak* no sense, keeps asking same, repet* meme question*,
    konfonn, konfonnen, pa konn ki moun/jou/kote, pa konnen ki moun/jou/kote, pa rekonet, pale tet chaje/anlè/dwol/anba,
    radot*, ap depale, tet pa la, tet li pati, suddenly forgetful`,
  stiff_jaw: `
    @unable unclench*/desserrer/deser*/lache jaw/teeth/machoire/dents/machwe/machwa/dan,
    ~jaw/machoire/machwe/machwa not/pa/plus open*/ouvr*/louvri/ouvri/move*, ~jaw/machoire/machwe/machwa tight*/tendu*/clamp*`,
  cannot_drink: 'not want* breast/bottle/milk/nurse/feed, not interested breast/bottle/milk',
  hiv: 'seropositi*, sero positi*, sewopoziti*, seropoziti*, arv, antiretro*, trithera*',
  shortness_of_breath:
    'winded, puffed out, essouffl*, ap soufle anpil, soufle anpil, out breath, catch* breath trouble',
  green_waters: `
    ~amniot* green*/vert*/verdatre*/vet/brown*/marron*,
    ~waters/eaux/lezo green*/vert*/vet/brown*/marron*/meconi*, meconi*, mekonyom,
    ~water/waters/eaux/dlo/liquide/fluid/liquid/likid green*/vert/verte/vertes/verdatre*/vet pregnan*/enceinte/ansent/broke/kase/pete/perdu*/rompu*/coming/soti/sort/leak*/koule,
    ~water/waters/eaux/dlo/liquide/fluid green*/vert/verte/vertes/vet`,
  waters_broke: `
    perdre eaux, perd* eaux, viens perdre eaux, fek kase dlo, dlo fek kase/pete, dlo soti/pete/kase, kase dlo`,
  from_malaria_area: `
    ~back/return*/came/come/travel*/trip/visit*/flew/retour/reven*/revien*/rentr*/voyag*/sot/soti/tounen/retounen/vwayaj/arrive*/rive haiti/ayiti/africa/afrique/afrik/congo/nigeria/jacmel/port,
    ~been/went/was/in/ete/etais/alle*/te/ale haiti/ayiti/africa/afrique/afrik recently/last/week/month/dernier*/semaine/mois/semen/mwa/pase/denye`,
  fever:
    '~baby/bebe/tibebe/newborn/nouveau/nourrisson/infant/pitit/son/daughter/fille/fils/she/he/elle/li hot/warm/burning/brulant*/chaud*/cho/boule',
} as const;
