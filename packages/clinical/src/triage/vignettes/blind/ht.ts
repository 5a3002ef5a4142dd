import { vignettesOf } from '../vignette.ts';

/** Creole texts that were not known when the lexicon was written; they were measured once and then added here. */
export const BLIND_CREOLE = vignettesOf({
  Emergency: `
    Mezanmi depi katrè dimaten m ap desann nan latrin se dlo blan sèlman k ap sòti, kò m fin vide, janm mwen yo ap mare m pa ka leve pou m al nan mache
    granmoun lan pran kolera wi, li vomi tout sewom oral nou ba li, vwa l fin pati, dwèt li fripe kou moun ki lave rad
    ti moun k nan bra m nan vant li pase 10 fwa maten an, mitan tet li fe twou, li kriye dlo pa soti nan je l, li komanse lage
    elèv mwen an gen 4 an, li remèt tout sa li mete nan bouch li, menm yon ti gout dlo, e li vin mou nèt
    Bonjou, mwen se yon pwofesè. Mwen ansent uit mwa, depi maten vizyon mwen bwouye, tèt mwen prèt pou eklate, epi figi mwen gonfle.
    pasyant G2P1 35 semen TA 180/115 doule anba kot dwat tet fe mal
    vwazin nan ki gwo a tonbe atè lap debat, kim nan bouch li, li mode lang li
    ti bebe a vini depi maten men manman an ap benyen nan san, matla a fin mouye, li vin pal li di li we nwa
    pitit fi m nan nan 9 mwa li leve jwenn kabann lan wouj ak san, li pa menm gen tranche
    depi avanye swa li sou tranche matwon nan di se pye ki paret anvan epi anyen pa avanse
    kat dlo a kase, gen yon trip ki pandye ant janm li kap bat, nou kwè se lonbrik ti moun nan
    li akouche depi midi, se 3 ze, delivrans la rete anndan l
    bebe a soti tou ble mou kou chifon, okenn rèl, nou frape pla pye l anyen
    pitit mwen fet gen 6 jou lonbrik li santi ap bay pi li refize tete li domi tout jounen
    tibebe 3 semèn tanperati 38,4 sou tèmomèt la
    bebe 8 jou a pa ka souse anko bouch li sere, chak ti bri fe ko l red kou planch
    ti gason an pran palidis, lafyèv la fè lap pale koze ki pa gen sans, apre sa li tonbe nan yon gwo dòmi, pa gen jan pou leve l
    pitit se m cho depi 5 jou pla men l blan kou papye pipi l koule koka li esoufle le li selman chita
    mw gn gwo lafyev + nuk mw bloke net mw pa k gade anba + mw vomi, limye fon ap touye m
    SpO2 84% sou timoun 14 mwa, FR 68, tiraj ak jemisman
    vant ti cheri a ap monte desann kou souflet, kot li paret chak souf, li two fatige pou l pran biberon
    pitit la chita trankil men chak fwa l rale lè gòj li fè yon bri kòk, li pa ka pale
    mw asmatik mw fin itilize tt ponp lan 0 chanjman mw ap tape sa paske mw pa k pale
    Mwen fèk pran yon grenn amoksisilin, po mwen leve tout kote, lèv mwen vin gwo, souf mwen ap sifle
    apre lanbi a je l fèmen tèlman li anfle, li grate gòj li, li di lap endispoze
    Manman m Okap, m nan Boston. Nan videyo a mwen wè yon bò figi l ap tonbe, lè l pale mwen pa konprann li, sa kòmanse gen inèdtan
    mwen se granpapa, madanm mwen lage gode a nan men l, men an pa reponn li anko, pye menm bo a ap trennen
    li vle pale men se mo dwòl kap soti, li pa te konsa maten an
    pitit mwen mwen gen 71 an gen yon peze kap kraze lestomak mwen lap reponn nan zepol ak machwe map swe gwo gout
    pa gen okenn kout frape non, men pwatrin mwen sere m kou se kòd yo mare, bra gòch mwen angoudi, kè m tounen
    papa m gen maladi ke, depi 2 nuit li domi chita sou chez paske lap neye le l kouche, aswe a li pa ka di 3 mo, lev li mov
    kè m pati ap galope san rezon epi m tonbe endispoze de fwa jodi a
    kouzen m 16 an gen dyabet de jou san piki aparey la make HI l ap rann l ap rale gwo souf bouch li santi aseton
    blood sugar tonton m drop 41, lap aji kou moun ki sou, li confused, li pa konn non l
    grann pran grenn sik li san l pa manje, kounye a li fret mouye epi li p ap reponn
    depi operasyon an plè a santi, lafyèv 40, tansyon 80/40, batman kè 135, li pa la ak nou
    ti neg la pran boutey jif la pou dlo li vale de goje bouch li boule
    Timoun nan souse lwil gaz nan yon galon, depi lè a l ap touse epi je l ap fèmen
    kiltivatè a flite pòt gason an san mask, lap swe, lap bave, lap pise sou li, kò lap sote
    nan fet la yo bwe yon tafya frelate, 2 mouri deja, mari m di tout bagay blan devan je l epi l ap souf vit
    zanmi m fek text mw li pran tout grenn manman l yo, li pa reponn ankò
    tank pwopan nan eksploze sou machann fritay la figi l de bra l ak pwatrin li dekale
    ti bebe 7 mwa tonbe nan chodyè labouyi cho, po dèyè l ak kwis li soti
    li t ap ranje yon fil EDH, kouran an voye l jete, men l kalsine, li di ke lap fe bak
    lanmè a pote l ale, yo jwenn li, li tounen men lap touse kim epi lèv li gri
    taksi moto a glise anba kamyon basen l kraze li blan li swaf li fret
    wòch tonbe nan tèt li yè, jodi a yon grenn je l pi gwo pase lòt la, lap rann epi pawòl li mele
    li pran bal nan do pandan nou t ap kouri
    bal pèdi frape l
    chire ak manchet nan ponyet san an ap voltije mwen peze 15 minit li pa kanpe
    yon mesye fòse m kouche avè l sou wout la, m pè pale, m gen 17 an
    mw bouke, mw ekri let orevwa a deja, aswea mw pral lage kom sot sou pon an
    Yon elèv mwen di mwen li sere yon kòd pou li pann tèt li apre lekòl.
    nonm mwen an trangle m ak de men l, m te wè tou nwa, kou m gen mak, vwa m pati
    m gen 7 semen gwoses yon kout kouto pran m bo dwat anba ti vant li reponn nan zepol map fe nwa
    doulè a te nan lonbrik, koulye a l bloke anba bò dwat, m mache koube, tèmomèt 38.9
    depi 3 jou li pa ka ale ni fe van, vant lan tann kou tanbou, lap vomi vet, pa manyen l
    mw jwe foutbol apre sa 1 boul mw vire monte anlè doule a fè m vomi mw gen 15 an
    mezanmi men gran papa a li te chita byen poze sou galri a li di ke l ap tounen m panko fin pote kivet la li rann li plen san kaye li te konn bwe anpil tafya
    Sa m ap fè nan watè a nwa epi kole kou melas, mwen pran ibipwofèn chak jou, mwen manke tonbe
    chak kou tous se san vivan, li plen yon gode deja, li t ap trete pou tibèkiloz
    SS li ye, depi maten doulè pwatrin, satirasyon 88, lafyèv 39
    pitit mwen fe kriz, li poko reprann li yon lot kriz pati anko, sa fe twa
    depi li koupe pye l sou fè wouye, figi l fikse kou moun k ap griyen dan, do l pliye an ak, li pa ka vale
    bos mason an pran kout soley ko lap boule li pale tankou moun sou li tonbe
    apre tranbleman an nou sot rale l anba dekonb, de kwis li te kraze tout nwit lan, pipi l nwa
    bout vyann bare nan gagann papa m, li mete men nan kou l, okenn son, li vin nwa
    nou limen recho chabon nan chanm fèmen poutèt lapli, timoun yo lage, mwen menm tèt mwen lou map vomi
  `,
  Urgent: `
    Lafyèv la vini chak aswè ak tranbleman, sa fè 4 jou, men mwen bwè, mwen manje, tèt mwen klè, m pa vomi
    machann mwen ye ko m brile depi madi frison ko kraze men m kanpe map vann toujou pa gen souf kout
    yon chen lari kroke dan l nan bra pitit mwen nan rekreyasyon, nou lave l ak savon, li pa senyen ankò
    yon chat sovaj grafiyen m epi mode m, li te aji dwol, 2 ti twou nan men m
    pise map pike m, m al pise chak 10 minit, do m fè mal bò ren an, 38,7, pa gen vomisman, règ mwen fini semèn pase
    timoun 8 mwa FR 54 tous san tiraj li tete byen je l kle
    tous gras ak krache vèt sa fè 5 jou, ti lafyèv nan aswè, souf mwen bon, lestomak mwen pa fè mal
    kote m te koupe ak bwat sadin nan gonfle lap bay likid jon, po a wouj bo kote l
    gen yon bouton anba bra m ki vin gwo kou yon ze, li cho, li fè m mal depi 3 jou
    jansiv mwen anfle ak pi yon bo figi m monte depi ye bouch mwen ouvri byen m vale san pwoblem
    kapòt la pete yè swa ak yon moun ki viv ak VIH, ki sa pou m fè
    mwen se oksilye, yon zegwi pasyan pike m nan pous maten an
    pitit la ap rale zòrèy li, pi jòn ap koule, 38,5 depi yè, li bwè lèt li byen
    amidal yo gen tach blan lafyev 39 sa fe 3 jou li fe mal pou vale men soup ak dlo pase li respire byen
    pitit mwen 6 an fè kolik, poupou l gen filè san ladan depi yè, men lap bwè sewòm lap jwe
    yon ran ti glob dlo paret sou yon sel bo kot mwen depi avanye, l ap boule m kou dife
    ansent 20 semèn, pipi twoub ki santi fò epi kap boule, okenn fyèv okenn san ti bebe a bouje byen
    m vire pye m nan match la ye cheviy la vin gwo m pa ka poze pye a ate po a pa chire
  `,
  Routine: `
    zepòl mwen ap fè m mal sa gen 3 mwa poutèt kivèt map pote sou tèt, lòt bagay pa gen
    tach nwa rete sou figi m apre bouton yo, m swete gen yon dokte po
    mwen te fè eklanpsi 4 an pase, kounye a m pa ansent, m anfòm, m vle pale sou planin
    le m te piti m te konn fe opresyon sa gen 10 zan m pa fe l lekol la mande yon papye dokte
    Tansyon mwen te 142/88 nan jounen sante a. Mwen pa gen tèt fè mal, ni doulè pwatrin, ni souf kout.
    pitit, depi kèk ane gen yon vwal k ap vin sou je m tou dousman, m pa gen doulè
    mwen al alasel 2 fwa pa semen konsa depi plizye mwa, san pa ladan, vant mwen pa fe mal
    gen yon ti boul nan lenn mwen depi 2 zan ki soti lè m touse epi ki antre lè m kouche, li pa fè m mal
    pitit gason m 7 an toujou pise nan kabann lannuit li anfom
    M ap ekri pou manman m, grenn tansyon l ap fini nan 2 semèn, tansyon l bon, li bezwen yon lòt preskripsyon
    cheve map tonbe depi m te fè très yo sa gen kèk mwa
    reg mw vini ak ti kranp chak mwa depi m gen 13 an, menm bagay la toujou, mw vle konsey
    ant zòtèy mwen ap grate epi dekale depi 2 mwa
  `,
  'Self-care': `
    nen bouche, etenye, ti tous sek depi de jou, temomet 36,8, map travay nomal
    mw etidye ta yè swa ti mal tèt tou piti sou fwon, li prèske pase
    timoun nan grate jenou l nan lakou lekol la ti po selman li ap kouri toujou
    foumi pike m sou pye, 3 ti bouton wouj kap grate
    bra m ak do m lou paske m te lave anpil rad ye, le m repoze li pi bon
    vwa m anwe yon ti kras depi maten paske m te chante fò legliz yè, pa gen lafyèv, m vale byen
    yon ti maleng blan anndan po bouch mwen depi ye m ka manje
    ti bouton chalè nan kou tibebe 10 mwa a, li ri, li tete, pa gen lafyèv
    yon ti klis bwa te antre nan dwet mwen, m retire l, li pa senyen
  `,
});
