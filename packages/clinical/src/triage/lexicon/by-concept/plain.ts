/** Findings that are seldom dangerous: long-standing complaints, check-ups, and minor complaints that heal at home. */
export const PLAIN = {
  prevention_visit: `
    check up, checkup, physical, follow up, followup, routine visit, refill, renew, prescription, vaccin*, vaksen*,
    immuniz*, shots school, bilan, controle, visite controle, ordonnance, renouvel*, vizit, kontwol, vizit kontwol,
    tcheke, tchekòp, tchekop, preskripsyon, renouvle, planin*, planing, planification, contracepti*, kontrasep*,
    birth control, pilule contraceptive, family planning, prenatal*, swivi, suivi, depistage, depistaj, screening,
    certificat, sètifika, papye medikal, glasses, lunettes, linet, form signed, certificate, paperwork, medical form,
    blood work results, cholesterol, annual exam, examen annuel, egzamen, kontraseptif`,
  skin_complaint: `
    acne, akne, wart*, verrue*, veri, eczema, ekzema, psoria*, ringworm, teigne, latenn, fungus, mycose*,
    champignon pied/ongle/peau, nail* thick/yellow/fungus, ongle* epais/jaune*, zong jon/epe, dandruff, pellicule*,
    itch* patch*, tach won, dartre*, dat, tach blan, stretch marks, vergeture*`,
  pimple: `
    pimple*, zit, zits, blackhead*, whitehead*, whiteheads, ~bouton*/bouton figi/nen/manton/fwon/jou/visage/nez/menton/front/joue,
    petit bouton, ti bouton, yon sel bouton, un seul bouton, bouton acne/akne, pwen nwa, point* noir*`,
  dry_skin: `
    ~dry/flaky/rough/cracked/ashy/peeling skin/hands/elbows/heels/legs/patch*, ~seche*/rugueuse*/tiraill*/pele* peau/mains/coudes/talons,
    ~sech/chech/kale/deche po/men/koud/talon, po sech, pye fann, talon fann, cracked heels, crevasse* mains/pieds/talons`,
  chapped_lips: `
    ~chapped/dry/cracked/peeling lip/lips, ~levre*/levres gerce*/seche*/pele*/fendill*, gercure*,
    ~lev sech/sek/fann/kale, po bouch fann/sech/sek/kale, bouch fann`,
  hay_fever: `
    hay fever, pollen, seasonal allerg*, allerg* season*/spring/dust/pollen/cat/cats/dog, rhume foins, allergi* saison*/poussiere/pollen/printemps,
    rinit/rhinite allerg*, alej*/aleji pousye/polenn/sezon, pousye fe estenen/etenyen, ~dust/pousye/poussiere sneez*/estene*/eteni*/eternu*`,
  sneezing: `sneez*, eternu*, estene*, estonen*, etenen*, touye estene`,
  hearing_loss: `
    hard hearing, hearing loss, hearing worse/less, deaf, tande mal/mwens, pa tande byen, entend* mal/moins/plus,
    sourd*, malentend*, baisse audition, soud, acouphene*, ringing ears, zorey kònen,
    ~siffl*/sifle*/whistl*/bourdonn*/buzz* ear*/oreille*/zorey`,
  varicose_veins: 'varic*, varis, spider veins, gwo venn',
  irregular_periods: `
    irregular period*, period* irregular, regles irregul*, cycle* irregul*, reg pa regilye/iregilye, reg iregilye`,
  insect_bite: `
    mosquito*, moustique*, moustik*, marengwen, bug bite*, insect bite*, piqure* insecte*/moustique*, flea*, puce*,
    pinaise, pinez, ant bite*, pis mode, tick bite, bigay, yenyen, skeeter*,
    ~foumi/fourmi*/ant/ants/moustik/marengwen/pis bit*/bite*/mode/pike/piqu*`,
  sunburn: 'sunburn*, sun burn*, burn* sun, coup soleil, soley boule, boule soley, peau soleil rouge',
  blister: `
    blister* heel/foot/toe/hand/shoe*/walking, ampoule talon/pied/main/marche, cloque talon/pied/main,
    glob/zanpoud talon/pye/men/soulye/dlo, ~soulye zanpoud/glob`,
  hiccups: 'hiccup*, hoquet, okèt, hoket',
  small_wound: `
    small/little/tiny/minor/superficial cut/scratch/scrape/bruise/wound, paper cut,
    petite/petit/legere coupure/egratignure/ecorchure/plaie/bleu/bosse, ti koupe/blesi/grafouyen/mak, koupe tou piti,
    koupe ti kras, bumped shin/knee/elbow/toe, stubbed toe, splinter, echarde, eklis, ti grafouyen, ti grafonyen,
    ti mak, ti ble, petit bleu, coupure* rasoir, razor cut*/nick*/burn*, ~koupe/blese razwa/jilet, small bruise, petite bosse, kokobosse, ti koupe, small cut, scratch*, scrape*, bruis*, graze*,
    ecorchure*, egratign*, ecchymos*, grafouyen, grafonyen, bleu jambe/genou/bras/sur, bosse front, hematome, klis,
    eklis, grate/koche/kochi/grafiyen jenou/koud/pye/bra/genou, ti ekoch*, ekoch*,
    petite/legere/small/slight/ti rougeur/redness, ecorch*, erafl*, eraflure*, ~coup*/koupe/cut papier/papye/paper, raze koupe`,
  mild_redness: `
    redness, rougeur*, ~ti/yon wouj po/bra/men/dwet/kou/janm, yon ti wouj, ti pwen wouj, un peu rouge, bit red, little red`,
  teething: `
    teeth* coming/growing, teething, ~fe/pouse dan tibebe/bebe/pitit/timoun, ap fe dan, dents poussent/percent,
    ~pousse*/perce* dents, poussee dentaire`,
  body_aches: `
    sore/achy/aching/stiff muscle*/arms/legs/shoulders/thighs/body, sore after workout/gym/exercise/work/run*,
    courbatur*, muscle* endolori*, mal muscles/cuisses/bras sport, ko fe mal/kraze/moulu/rache/manje, ko ap fe mal,
    mis fe mal, @leg/@arm/@back/@body @hurts after/apres/apre @exercise,
    sore/mal/aching @leg/@arm/@back after/apres/apre @exercise, @hurts @leg/@arm/@back after/apres/apre @exercise,
    ~stiff back/muscle*/shoulders,
    bra/bras/arms do/dos/back lou/lourd*/heavy paske/apre/because/after/apres/from @exercise,
    @hurts mollets/calves/cuisses depuis/since/from @exercise`,
  bloating:
    'gas, gassy, gaz, burp*, belch*, rote, rots, roter, wote, dijere, digest*, digere*, bloat*, ballonn*, balonnen, vant plen/gonfle, burp*, degaze, pete anpil',
  sore_throat: '~@throat scratch*/sore/tickl*/itch*/irrit*/pique/gratte/grate/pike/rache/mal/sech/dry',
  headache: 'little/mild/slight/light headache, petit mal tete, ti maltet, ti tet fe mal',
  heartburn: `
    heartburn, reflux, acidite, asid monte/nan/gòj, aigreur*, remontee*, zegre, brul* estomac, estomac brul*,
    gastrit*, doule anba ke, indigest*`,
  trouble_sleeping: `
    insomni*, trouble/can not sleep*, sleep* badly/poorly, dors mal/pa/plus, dort mal, pa domi byen/ase, pa ka domi,
    domi mal, reveille* nuit`,
  joint_pain: `
    ~wrist/elbow/ankle/finger/knuckle/poignet/coude/cheville/doigt/ponyet/koud/cheviy/dwet/knee/genou/jenou @hurts`,
  hoarse_voice: `
    ~voice/voix/vwa hoarse/rauque/anwe/enrou*/cass*/croaky, hoarse*, enrou*, lost voice, perdu voix, pedi vwa,
    extinction voix`,
  mouth_sore: `
    aphte*, canker*, ~maleng/sore/ulcer*/bobo bouch/bouche/mouth/lip/lips/gum/levre*/lang/langue/tongue,
        ~maleng/sore/ulcer*/bobo/bouton anndan/inside/interieur bouch/bouche/mouth/lip/levre*`,
  heat_rash: `heat rash, prickly heat, bouton* chaleur/chale, bourbouille, bouboui, chofi, rash heat`,
  contact_lens: `contact lens*, contacts, lens wearer, wear* contacts/lenses, lentille*, lantiy`,
} as const;
