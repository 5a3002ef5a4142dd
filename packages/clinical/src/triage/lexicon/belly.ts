import { painIn } from './pain.ts';

const BELLY =
  'belly/stomach/tummy/abdomen/abdominal/abdominale/abdominales/ventre/estomac/vant/tivant/bide/van/vent';

/** Stomach, bowels, urine and water in the body. */
export const BELLY_AND_WATER = {
  belly_pain: `${painIn(BELLY)}, stomachache*, bellyache, belly ache, maldevant, mal vant`,
  abdominal_cramps: `abdominal/stomach/belly/tummy cramp*, cramp* abdominal*/stomach/belly/tummy/abdomen/ventre/vant, kranp/kramp vant, vant kranp/kramp, kolik/colique*, vant tode`,
  bloating: `bloat*, gassy, stomach full gas, ballonn*, ventre gonfle/ballonne, vant gonfle/balonnen, vant plen gaz, gaz, gaz vant, trapped gas`,
  rigid_belly: `hard/rigid belly/stomach/abdomen, belly/stomach/abdomen hard/rigid/board/wood, ventre dur/rigide/bois, vant di/red/wòch/woch, vant di tankou, vant red tankou`,
  right_lower_pain: `pain right lower/side/belly, pain lower right, lower right belly/pain/side/abdomen, right lower belly/pain/abdomen, right side belly/stomach pain, douleur bas droit*/droite, mal bas droite, fosse iliaque droite, cote droit ventre, bas ventre droite,
    doule bo dwat vant, doule anba dwat, anba vant bo dwat, anba vant dwat, vant bo dwat, bo dwat vant, bo dwat anba, apandisit, appendic*`,
  heartburn: `heartburn, heart burn, acid reflux, reflux, indigestion, burn* stomach, stomach burn*, brulure* estomac, aigreur*, zegre, lestomak boule, doule ke, doule anba ke, asid, acidite`,
  nausea: `nausea*, nause*, queasy, feel* sick stomach, sick stomach, want vomit, naus*, envie vomir, mal coeur, ke plen, keplen, anvi vomi, ke tounen, ke leve, noze, noze*`,
  vomiting: `vomit*, vomi*, throw* up, threw up, puk*, vomir, rechte, rann manje, rejet`,
  vomits_everything: `vomit*/throw* everything, can not keep anything/water/food/fluids down, keep* nothing down, vomi* tout, garde rien, vomi* sans arret, vomi tout, vomi tout sa, anyen pa rete, pa ka kenbe anyen, pa kenbe anyen, rann tout, not stop vomit*, vomit* not stop*/nonstop/constant*, pa sispann vomi, ap vomi san rete, vomi san rete, vomi pa sispann, arret* pa vomir, rete pa vomi`,
  vomiting_blood: `vomit* blood/bloody, throw* up blood, threw up blood, blood vomit*, coffee grounds, marc cafe, vomi* sang/san/disan, vomi ak san, vomissement* sang, san vomi, rann san, vomi nwa, hematemes*`,
  diarrhea: `diarr*, diar*, diharr*, loose/watery stool*, loose motion*, dyare, djare, dyar*, vant mennen/pase/kouri/lage, poupou dlo, selles liquides/molles, kaka dlo, diyare`,
  profuse_diarrhea: `diarr* nonstop/constant*/stop, diarr* not stop*, severe/profuse/lots diarr*, watery diarr* many times, diarr* every hour/minutes, diarrhee profuse/abondante/arret, dyare pa sispann/rete/janm, dyare san rete, dyare tankou dlo, poupou dlo san rete, dyare pa ka sispann, gwo dyare, vant ap pase san rete, dyare tout tan, pure water stool*, like water, comme eau, tankou dlo, 10/12/15/20/30 times stool*/diarr*, diarr* 10/12/15/20/30 times, dyare 10/12/15/20/30 fwa, diarrhee 10/12/15/20/30 fois`,
  rice_water: `rice water, eau riz, dlo diri, selles blanches liquides, poupou blan dlo, cholera, kolera`,
  blood_in_stool: `blood* stool*/poop/feces/diarr*, bloody stool*/poop/diarr*, stool* blood, diarr* with blood, diarr* blood, poop* blood, sang selles/caca/diarrhee, selles sang, diarrhee sang*, san poupou/kaka/dyare, poupou san/disan, dyare ak san, dyare disan, poupou ak san, rectal bleed*, dysent*`,
  black_stool: `black/tarry stool*/poop/feces, stool* black/tarry, poop black, selles noires, caca noir, poupou/kaka nwa, melena`,
  constipation: `constipat*, can not poop, not pooped, no bowel movement, konstip*, kostip*, pa ka poupou, pa ka al alasel, pa al twalet, pa ale twalet/wate/latrin/alasel`,
  loss_of_appetite: `loss/lost/no/poor appetite, not hungry, not eat*, not want eat, perte/pa/manque appetit, mange pa/plus, pa apeti, pa anvi manje, manje pa desann, bouch anme, pa manje`,
  dehydration: `dehydrat*, deshydrat*, dezidrat*, desidrat*, ko sek, no tears, pa dlo je kriye`,
  sunken_eyes: `sunken eye*, eye* sunken/sunk/hollow, yeux creux/enfonces, je fon/fonse/antre/rantre, fontanelle creuse, sunken soft spot/fontanel*, tèt li fon, tet fon, fontanel fon`,
  slow_skin_pinch: `skin pinch slow*, skin stays/tent*, skin not go back, pli cutane, peau garde pli, po rete pliye, po rete leve, po pa tounen`,
  no_urine: `no urine/pee/urinat*, not urinat*/peed/pee*/peeing, not peed, can not pee/urinate, no wet diaper*, urine pa/plus, pisse pa/plus, pa urin*, pa fe/fait pipi, pa pipi, pa ka pipi, pipi pa soti, fait plus pipi, pipi pa desann`,
  cannot_drink: `can/will not drink*/feed*/nurse/breastfeed*/suck*, unable/refus*/weak drink*/feed*/nurse/breastfeed*/suck*, not drink*/feed*/nurs*/suck*/breastfeed*, not able drink, stopped feeding/drinking/breastfeeding, peu* pa boire/teter, boit pa/plus, ne tete pa/plus, tete plus, refuse boire/sein/teter/biberon, prend pa/plus sein, pa ka bwe, pa bwe, pa ka tete, =pa tete, pa pran tete, refize tete/bwe, pa vle tete/bwe, sispann tete, pa vle pran tete`,
  jaundice: `jaundice*, yellow skin/eye*, eye*/skin yellow, yeux/peau jaune*, jauniss*, je jon, po jon, lajonis*, je vin jon`,
  burning_urination: `burn* urinat*/pee*/urine, hurts/pain* pee/urinate/urinating, urin* burn*, pee* burn*/hurts, brulure* urin*, brule urin*/pipi, mal urinant/uriner, pipi boule/bwile/brile/pike, pipi fe mal, pipi cho`,
  frequent_urination: `frequent* urinat*/pee*, urinat*/pee* lot/often/frequent*/much, urine* souvent/beaucoup, pisse beaucoup/souvent, pipi souvan/anpil, envie uriner`,
  blood_in_urine: `blood* urine/pee, bloody urine/pee, red/pink urine, urine blood/red, pee* blood, sang urine*/pipi, urine* rouge*/sang, pisse* sang, san pipi, pipi wouj/san, pise san, hematur*`,
  flank_pain: `${painIn('flank/kidney/kidneys/rein/reins/flanc')}, kidney stone*, colique nephretique`,
  testicular_pain: `${painIn('testicle*/testic*/balls/scrotum/bourse/bourses/couille*/testikil')}, grenn/gren/gwenn fe mal, doule/mal grenn/gren/gwenn, grenn/gren/gwenn anfle/rache/pike, testicle* swollen/twist*, grenn anfle`,
  very_thirsty: `thirst*, tres/toujours soif, soif, swaf anpil, anpil swaf, swaf, drink* lots/lot water`,
  fruity_breath: `fruity/acetone breath, breath fruity/acetone, haleine acetone/fruit*, souf santi fwi/aseton`,
  worms: `worm*, vers, ve nan poupou, ve vant, parasit*, ve solite`,
} as const;
