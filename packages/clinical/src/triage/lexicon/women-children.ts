import { painIn } from './pain.ts';

/** Pregnancy, birth, babies and children. */
export const WOMEN_AND_CHILDREN = {
  pregnant: `pregnan*, expecting baby, enceinte*, enceint, ansent, ansant, ansint, gwos, gwoses, grossesse, prenyan, weeks along`,
  postpartum: `postpartum, gave birth, given birth, had baby, delivered baby, after birth/delivery/childbirth, since delivery/birth, after c section, accouche*, apres accouchement, vient accoucher, post partum, akouche, fek akouche, apre akouchman, fek fe pitit/bebe/tibebe, sot akouche, nouris, apre fin akouche`,
  vaginal_bleeding: `vagina* bleed*, bleed* vagina*/down/below, bleeding between periods, spotting, blood vagina*, saign* vagina*/bas, sang vagin/bas, pertes sang, pedi san, pedi san anba, senyen anba, pet san, san desann, san ap desann, metrorag*, hemorrag* vagina*, miscarr*, fausse couche, foskouch, pedi gwoses`,
  heavy_period: `heavy period*, period* heavy, soak* pad*, pads hour, regles abondantes, regles hemorrag*, reg anpil/fo/two, anpil reg, moute kotex anpil, plis pase 1 kotex`,
  period_pain: `period/menstrual cramp*/pain*, ${painIn('period/periods/regle/regles/reg')}, cramp* period`,
  missed_period: `missed/late period*, period* late/missed, no period, retard regles, regles retard, pa eu regles, reg pa vini/desann, reta reg, pa we reg, reg anreta`,
  shoulder_tip_pain: `shoulder tip, tip shoulder, shoulder pain, pain shoulder*, douleur/mal epaule, epaule fait mal, zepol fe mal, doule zepol`,
  waters_broke: `water/waters broke/broken/break*, leak* fluid/water, fluid leak*, gush water, perte/perdu eaux, poche eaux rompu*, eaux perdu*/rompu*, perd eaux, dlo kase/pete, dlo koule anba, lezo kase/koule, poch dlo pete, dlo ap koule anba, pedi dlo`,
  contractions: `contraction*, labor pain*, in labor, labour, accouche maintenant, douleurs accouchement, tranche, kontraksyon, doule akouchman`,
  birth_now: `baby coming, head/cord showing/coming/out, =foot/hand showing/coming/out, baby coming out, push*, cord out, tete bebe sort/sorti/sortie, epaules bloquees/coincees, shoulders stuck, zepol kwoke/bloke, bebe sort, cordon sort*, pied sort, tet bebe/tibebe soti, pye tibebe/bebe soti, kod soti, bebe ap soti, tibebe ap soti, anvi pouse`,
  placenta_stuck: `placenta not/stuck/inside, afterbirth not, placenta retenu, placenta sorti pa, delivrans pa soti/vini, plasanta pa soti/vini`,
  baby_moves_less: `baby mov* less, baby not mov* much, less/reduced/decreased mov*/movement* baby, fetal movement* less/reduced/decreased, bebe bouge moins, moins bouge bebe, moins mouvement*, tibebe/bebe/pitit bouje mwens/piti, bouje mwens`,
  baby_not_moving: `baby not mov*/kick*, baby stopped mov*/kick*, no fetal movement*, no movement* baby, not felt baby move, not feel* baby/move, can not feel baby move*, bebe bouge pa/plus, sent pa/plus bebe, sens pa/plus bebe, tibebe/bebe/pitit pa bouje, timoun vant pa bouje, pa santi bebe/tibebe/pitit bouje, pa santi pitit`,
  vaginal_discharge: `vaginal discharge/itch*, discharge vagina*, white discharge, pertes blanches/vaginales, pet blanch/blan, fle blanch, dlo ap sot anba`,
  bad_smelling_discharge: `foul/smell*/bad discharge, discharge smell*/foul, pertes malodorantes, pertes sentent/odeur, pet santi, dlo santi anba, dlo ki santi, lochies`,
  breast_pain: `${painIn('breast/breasts/sein/seins')}, doule tete, tete fe mal anfle, breast red/hot/swollen, sein rouge/chaud/gonfle, mastit*, let gate`,
  severe_malnutrition: `malnutrition, malnourish*, skin bones, very thin child/baby, too thin, wast*, kwashior*, maras*, malnutri*, tres maigre, peau os, denutri*, malnitrisyon, malnitri, kwachoko, kwachokò, timoun/pitit megri, zo ak po, timoun seche, cheve wouj`,
  navel_infected: `cord/navel/umbil* red/pus/smell*, belly button red/pus, nombril rouge/pus/infect*, ombilic* rouge/pus, lonbrit/lombrit wouj/piji/santi/pi, lonbrit`,
  baby_cold: `baby/newborn/infant cold, cold touch, bebe froid, bebe/tibebe/pitit fret, tibebe fret, ko tibebe fret`,
  bulging_fontanelle: `soft spot/fontanel* bulg*/swollen, bulging fontanel*/soft, fontanelle bombee, fontanel anfle/gonfle, tet tibebe anfle`,
  inconsolable: `not stop cry*, cry* nonstop/constant*/inconsol*/high, inconsol*, high pitched cry, pleure sans arret, pleur* arret, pleure tout temps, kriye san rete, kriye pa sispann, pa sispann kriye, ap kriye tout tan`,
  newborn: `newborn*, new born, nouveau ne, nouvo ne, tibebe fek fet, bebe fek fet, fek fet`,
} as const;
