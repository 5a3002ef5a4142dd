import { vignettesOf } from '../vignette.ts';

/** Creole texts that are no emergency, one per line. */
export const MILD_CREOLE = vignettesOf({
  Urgent: `
    zorèy pitit mwen fè l mal, li gen lafyèv
    m pile yon vè, pye m gen moso vè ladan l
    m gen lafyèv depi yè swa
    m gen lafyev ak frison depi 3 jou, m ap bwe m ap manje tou piti, pa gen souf kout pa gen kou red
    pitit mwen 7 an cho depi 3 jou li fe frison men li bwe byen li jwe, li pa vomi
    chen mode m nan mole maten an, san an rete, m pa konnen si chen an gen vaksen
    yon mangous mode pitit gason m nan dwèt ye, se yon ti twou sèlman
    le m pipi li boule m, m gen lafyev 38,5 ak ren fè mal, m pa ansent
    m ap touse depi 4 jou m krache jon m gen fyev, men m respire byen
    pitit mwen 3 an ap touse lap respire vit 44 fwa nan yon minit, pwatrin li pa rale, li bwe byen
    blese m te fe nan pye a gen pi kounya li wouj li cho
    klou wouye pike m anba pye ye, m pa janm pran vaksen tetanos
    zorey pitit mwen ap koule pi li gen fyev depi 2 jou men li manje
    timoun 4 an ap fe poupou ak ti san ak glè depi 2 jou, lap bwe dlo byen li pa feb
    dan m ap fè m mal machwa m anfle depi 2 jou, m ka vale m ka respire
    m ap bay tete, yon sen m wouj di cho, m gen ti fyev
    m gen sik gen yon maleng anba pye m ki kòmanse gen pi, m pa gen fyev
    mwen ansent 5 mwa le m ap pipi sa boule m, pa gen san pa gen fyev
    yon gwo klou sou dèyè m li plen pi li fe m mal anpil pou m chita depi 4 jou
    m tonbe sou men m ye ponyet la anfle m pa ka vire l, pa gen blese
    je m jon depi 3 jou pipi m fonse m pa gen appeti men m byen reveye
    chat sovaj grafouyen m nan bra yè, ti san te soti
    m gen lafyèv ak tèt fè mal depi avanyè, m ap bwè epi m pa vomi
    pye m ki gen dyabèt la gen yon ti maleng ki pa geri
    pipi m wouj depi maten men m pa gen doulè
    dwèt mwen anfle li gen pi anba zong lan
    tous la gen 3 semèn, m ap megri epi m swe lannwit
    m tonbe nan eskalye, cheviy mwen anfle m pa ka mete pye atè
    pitit 2 zan gen dyare depi 2 jou, li swaf anpil men li jwe
    m gen lafyèv ki monte desann depi 4 jou, m ka manje
    yon chen lari mòde pitit mwen nan men
    blesi nan janm mwen vin wouj, li cho, li gen pi
    pipi boule m, do m ap fè m mal, m gen frison
    m gen anpil doulè nan zorèy ak pi k ap koule
    m gen fyèv tifoyid, m sou tretman, fyèv la toujou la depi 4 jou
    m gen doulè nan pwatrin lè m touse sèlman, m gen fyèv
    pitit mwen vomi 3 fwa jodi a, li bwè dlo byen
    m ansent 8 mwa, pye m anfle
  `,
  Routine: `
    m gen doulè nan jwenti depi kèk mwa
    kijan pou m evite malarya?
    ki sa ki lakoz tansyon wo?
    èske m ka pran ibipwofèn ak grenn tansyon mwen
    m ta renmen chanje randevou mwen
    kolestewòl mwen yon ti kras wo, ki manje pou m manje
    pitit mwen gen 4 an li pipi sou kabann lannwit
    m pa jwenn règ mwen regilye depi 6 mwa
    m gen demanjezon nan dèyè depi kèk semèn
    papa m gen Parkinson, men l ap tranble depi 2 an
    m vle pèdi pwa
    je m ap grate m depi plizyè semèn
    m te fè yon foskouch lane pase, kounye a m vle eseye ankò
    m gen yon gwo boul nan kou depi 1 an, li pa fè m mal, m respire byen
    m ap vomi depi maten, m ka bwè ti gòje dlo
    m te gen tibekiloz lane pase, m fini tretman, m vle tcheke
    m bezwen konnen gwoup san mwen
    pye m fè m mal lè m mache anpil depi 6 mwa
    do m ap fe m mal depi 2 mwa le m leve chay, li pa desann nan janm
    bouton nan figi m depi lontan m bezwen yon krem
    asid ap monte nan gòj mwen apre m fin manje depi kèk semen, m pa vomi san poupou m nomal
    règ mwen toujou fè m mal chak mwa menm jan an, m ta renmen we yon dokte
    papa m ap tande mwens chak ane, li vle fè tès pou zorey li
    ane pase m te fe yon estwok, kounya m byen m vle jis fe yon vizit kontwol
    tansyon m 14/9 yo te jwenn li nan famasi, m pa santi anyen, m pa ansent
    jenou manman m ap fe l mal depi plizye mwa le li monte eskalye
    m ta renmen komanse planing, ki jan pou m pran randevou
    m ansent 3 mwa m santi m byen m bezwen premye vizit prenatal mwen
    pitit mwen gen yon tach won k ap grate l nan tet depi 3 semen, pa gen fyev
    m pa we byen le m ap li depi kek ane, m bezwen linet
    timoun lan gen ti ve blan nan poupou l lap manje byen lap jwe
    m te fè yon kriz kadyak 5 an de sa, kounye a m anfòm, m vle wè doktè pou kontwòl
    zepòl mwen ap fè m mal depi 3 mwa lè m leve bra m
    m bezwen renouvle preskripsyon tansyon mwen
    m gen varis nan janm, m ta renmen yon konsèy
    pitit mwen bezwen vaksen 9 mwa li
    vèri nan men m depi lontan
    cheve m ap tonbe depi kèk mwa
    m vle fè yon tcheke pou sik mwen, m santi m byen
    do m ap fè m mal depi 1 an, li pa chanje
    m te gen yon aksidan moto lane pase, kounye a jenou m toujou fè m mal yon ti kras lè m mache
    m te opere pou apandisit lè m te timoun, kounye a m vle yon vizit
    m gen tansyon, m bezwen grenn mwen, m santi m byen
    m gen yon boul piti anba po a depi ane pase, li pa fè mal
    pitit mwen pa vle manje legim
    kè m konn sote lè m strese
    m gen yon boul nan tete m depi 2 mwa
    m bezwen yon sètifika medikal pou travay
    tèt mwen konn fè m mal chak semèn depi lontan
    m pa ka fè pitit depi 3 an
    kijan pou m pran grenn tansyon an?
  `,
  'Self-care': `
    m gen ti grip ak nen bouche
    m gen yon ti rimatis nan nen, m estènen 2 fwa
    tèt mwen lou yon ti kras, m pa t dòmi ase
    yon ti foumi mòde m, li wouj yon ti kras
    m te mache anpil, pye m fatige
    m gen ti gratèl apre moustik pike m
    m gen yon ti doulè nan kou, m dòmi mal
    m gen ti grip nen m ap koule depi ye pa gen fyev
    ti tet fe mal lejè depi maten, m pa domi byen yè swa, m pa ansent pa gen lòt bagay
    m koupe dwet mwen tou piti ak kouto kwizin nan, san an rete deja
    moustik mode pitit mwen sou bra li gen ti bouton k ap grate l, li anfom
    ko m fe m mal apre m fin travay jaden ye
    goj mwen ap grate m depi maten an pa gen lafyev m manje byen
    soulye nef la fe yon ti glòb dlo nan talon m
    vant mwen gen gaz apre m manje pwa, li pa fe m mal vre
    soley boule zepol mwen tou piti nan plaj la, jis wouj pa gen glòb
    m anrimen yon ti kras, m ap estènen
    ponyèt mwen fè m mal yon ti kras apre m fin lave rad
    yon ti grafouyen nan jenou, li pa senyen ankò
    nen mwen bouche, m pa touse, m pa gen fyèv
    moustik mode m nan pye, sa ap grate m
    nen m ap koule, m ap estènen, pa gen lafyèv
    m gen yon ti koupe nan dwèt, li pa senyen
    m gen yon ti rim ak yon ti tous
    pye m fè m mal apre m fin danse
    yon ti maltèt apre travay
    m gen ti tous sèlman, pa gen lafyèv, m respire byen
    m manje twòp, vant mwen plen
    nen m bouche epi gòj mwen grate m
    m konstipe depi 2 jou
  `,
});
