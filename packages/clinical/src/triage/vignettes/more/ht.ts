import { vignettesOf } from '../vignette.ts';

/** Creole texts as people type them, one per line: without accents, with joined words, with or without commas. */
export const MORE_CREOLE = vignettesOf({
  Emergency: `
    li tonbe sou do kay, li pa bouje
    doulè pwatrin ak souf kout
    li bwè javèl
    granmoun nan pa ka leve bra goch, bouch li vire
    tibebe a soti men li pa souke
    m ansent 9 mwa, m ap senyen anpil
    pitit mwen ap vomi, li fèb anpil, je l rantre
    mesye a pran de kout kouto nan do
    pitit mwen an gen dyare ak vomisman, je l fon, li pa ka kenbe tèt li
    dlo ap soti nan dèyè m tankou wobinè depi maten, m santi m ap mouri
    m gen 8 mwa, tansyon m monte 16/11, tèt mwen ap pete
    fanm nan akouche yè, jodi a li tonbe nan kriz
    san an ap koule sou janm mwen, m ansent 3 mwa
    men pitit la soti anvan nan akouchman an
    kòd la antre nan kou tibebe a lè l ap soti
    bebe a fèt li pa rele ditou
    ti bebe 3 jou, kò l frèt, li pa souse tete
    lafyèv ak konvilsyon sou pitit 2 an
    kou l rèd, li pa ka gade limyè, li gen fyèv
    pitit la ap touse, li respire 65 fwa nan yon minit
    opresyon an di jodi a, m pa ka pale
    pike yon myèl, bouch li anfle gwo
    yon bò figi l tonbe, li pale mal
    doulè nan pwatrin goch k ap desann nan bra
    pye l anfle, li pa ka dòmi kouche, li mank souf
    sik li 32, l ap depale
    li pran ensilin san l pa manje, li tonbe
    timoun nan vale gaz
    li bwè pwazon rat poul mouri
    m vale 25 grenn asetaminofèn
    koulèv mòde l nan men, men an vin nwa
    boule ak dlo cho nan tout do l
    li kole nan kouran an
    li te prèske nwaye, l ap vomi dlo
    aksidan machin, li pa santi pye l
    yo tire l nan vant
    yo bal li yon kout bal
    bal frape l nan janm, zo a kraze
    yo rache bra l ak manchèt
    yo vyole tifi mwen an
    m pral touye tèt mwen
    mari m sere kou m ak yon kòd
    règ mwen pa vini, m gen gwo doulè anba vant yon bò, tèt m vire
    li vomi san wouj
    poupou l nwa tankou lank
    malkadi a pa vle lage l
    li pa reveye depi maten
    bouch li fèmen li pa ka louvri l
    kay la kraze sou li
    yon grenn pistach pran nan gòj bebe a
    pitit la vale medikaman papa l, li dòmi
    m wè yon moun tonbe nan lari, li pa bouje
    yo ba l yon kout pye nan vant, li ansent
    vant pitit mwen gonfle, li vomi kaka
    m ap pèdi yon pakèt san depi m fè avòtman an
    tout kò tibebe a ble
    souf li ap fini
    mwen senyen nan nen depi inè de tan, li pa vle kanpe
    mw pa ka respire vit vini pran m
    pitim ap fè kriz depi 5 minit
    bebe m vomi tt sa l pran li tou fèb
    frem pran yon kout zam nan zepòl
    yo koupe men l ak rach
    lafyèv li monte 40 li pa ka kanpe li depale
    kè m ap sere m, m ap swe frèt, bra m lou
    tèt la vire li tonbe li pa reponn nou
    tibebe m gen 10 jou, li refize pran tete depi yè
    mwen 7 mwa ansent e m ap perdi san
    madanm ansent la gen gwo tet fe mal ak vision flou
    m vle pran yon boutèy pwazon
    mouche m bat mwen jis m pèdi konesans
    machin frape pitit mwen
    timoun nan pran kouran nan yon priz
    papa m gen doulè lestomak, souf li kout
    li manje pwason, li anfle toupatou, li pa ka respire
    ti pitit la pa vle reveye, kò l cho anpil
    m ap poupou san anpil
    bouch li kole li pa ka manje, li te pile yon klou wouye
    pitit mwen ap fe dyare kom dlo diri depi maten, je l fonse li pa gen fos ditou
    m ap vomi m ap fè dyare dlo depi yè swa, m pa pipi ankò, m pa ka kanpe sou pye m
    tibebe 9 mwa gen dyare 3 jou li pa vle bwe anyen lap domi twop po vant li rete plise
    m ansent 8 mwa tet mwen ap fem mal anpil epi mwen we twoub
    madanm mwen ansent 34 semen tansyon l 170/110 li di li we ti zetwal
    sè m ansent li tonbe nan kriz kò l ap tranble je l vire blan
    li te akouche sa gen 4 jou jodi a li fe yon kriz kriz li pa reponn
    madanm mwen fek akouche san an pa vle rete li tranpe 4 sevyet deja
    mwen ansent 7 mwa gen anpil san k ap soti anba m
    ti dam nan gen doulè tranche depi 2 jou pitit la pa ka soti li bouke
    dlo a pete epi m wè kòd lonbrik la soti anvan tibebe a
    tibebe a fèt depi 2 zè d tan plasenta a poko soti li ap senyen
    ti bebe a fek fet li pa kriye li pap respire
    ti bebe m 12 jou li cho anpil li pa vle pran tete
    tibebe 3 semen an frèt kon glas li pa bouje si m pa touche l li pa tete
    pitit gason m 4 an gen lafyev malarya depi 3 jou kounya li fè kriz li pa rekonèt mwen
    lafyev fo ak kou red li pa ka bese tet li limye ap deranje je l
    tibebe 6 mwa cho anpil tèt li bonbe sou anwo a l ap kriye san rete apre li dòmi nou pa ka reveye l
    pitit mwen 2 zan ap touse pwatrin li rale anndan le lap respire
    ti fi m nan 10 mwa l ap plenn chak fwa l respire nen l ap louvri li pa ka tete
    mwen gen opresyon ponp la pa fe anyen m pa ka fin di yon fraz
    opresyon pran pitit mwen bouch li vin ble
    m manje kribich figi m anfle gòj mwen ap sere
    myèl pike mari m lang li anfle li pa ka respire byen
    bouch manman m kwochi yon sel kou bra dwat li pa ka leve
    papa m te fe yon estwok lane pase li te refè, men maten an menm bagay la tounen, li leve lang li lou, nou pa konprann sa l di, yon bo ko l mouri, li pa gen doulè ni fyev
    m gen yon gwo doule nan pwatrin kap monte nan bra goch mwen m ap swe frèt
    doulè lestomak la kraze m kon si yon moun chita sou mwen, m san souf
    granmèm gen pwoblèm ke depi lontan li te oke jis semen pase, depi 2 nwit li pa ka kouche plat ditou lap toufe pye l anfle kounya lap krache kim woz tanpri ki sa pou m fe
    frè m gen sik li bwè dlo anpil l ap vomi souf li byen vit li santi fwi gate li dòmi dòmi
    manman m pran ensilin sik li 35 lap swe lap tranble li pa konn kote l ye
    papa m ki gen sik tonbe san konesans apre piki ensilin nan
    li gen yon maleng ki pouri fyev frison kò l frèt l ap depale
    ti pitit mwen bwe klowoks lap vomi lap bave
    timoun 2 zan bwè gaz lanp l ap touse li gen difikilte respire
    yon moun bwe pwazon pou rat lap kimen bouch
    li bwe move kleren yè swa jodi a li pa we ditou
    tifi m nan vale yon bokal grenn tansyon grann li
    koulev mode m nan pye pye a ap anfle rapid m santi tèt mwen vire
    eskopyon pike tibebe m nan l ap bave ko l ap sote li pa ka respire byen
    chodye dlo cho vide sou timoun nan tout vant li ak janm li boule
    kouran pran l li tonbe li pa reponn
    nou retire l nan pisin nan li te bwe anpil dlo li pa respire byen
    mwen fe aksidan moto zo janm mwen soti deyo
    pitit la tonbe sot sou do kay li frape tèt li lap vomi lap domi
    yo tire sou li
    bal pran frem nan vant vini vit
    yo bay mesye a kout manchet nan tet san ap koule anpil
    3 neg kenbe m yo vyole m ye swa
    m pa vle viv anko m gen lide touye tet mwen aswe a
    mwen achte yon pwazon pou m fini ak lavi m
    mari m peze gòj mwen jis m pedi konesans, kounya m pa ka vale byen
    règ mwen an reta 2 mwa m gen yon sèl gwo doulè anba vant agoch epi m endispoze
    vant mwen fe m mal anba a dwat depi ye li vin pi red m gen lafyev m ap vomi
    vant li di kou bwa le w manyen l li rele li gen gwo fyev
    grenn goch pitit mwen an anfle li fè l mal anpil sa pran l yon sèl kou maten an
    papam vomi san
    poupou m nwa kou goudwon m san fos tet vire
    lap touse lap krache anpil san wouj plizyè ti vè
    pitit mwen gen maladi falsifom kounya pwatrin li ap fe l mal li gen fyev li souf kout
    kriz malkadi a pran l depi 10 minit li pa vle rete
    grann mwen pa vle reveye nou rele l nou pense l anyen
    machwa l sere li pa ka ouvri bouch li do l ap vin red li te pike ak yon klou
    gòj pitit la gen yon po gri kou l anfle gwo li pa ka respire byen
    li tap travay nan soley cho a li tonbe ko l cho kou dife lap depale li pa swe
    mi tonbe sou janm li nan tranbleman te a li rete anba beton an 5 è d tan
    pitit mwen trangle ak yon mab li pa ka kriye li vin ble
    nou te domi ak delko a limen andedan kay la tout moun gen tet fè mal de moun pa reveye
    gason an pran 2 bal nan do l, li kouche atè a
    bandi yo voye zam sou nou, youn nan nou blese nan janm san an ap pise
    bal la travèse zepòl li
    yo rache tèt mesye a ak yon kouto
    yo bat li ak wòch jis li pa ka louvri je l
    mwen akouche maten an, m santi m ap pati, san an ap desann tankou tiyo
    fanm nan gen 9 mwa ansent, li wè tout bagay doub epi figi l anfle
    tansyon madanm ansent lan 18/12
    pye tibebe a parèt anvan tèt li
    sèvyèt la plen san chak demi èdtan, m ansent 2 mwa
    ti bebe 8 jou a gen je jòn ak kò mou, li pa souse
    tibebe m fèt yè, li fè kriz tranble epi li pa rele
    pitit mwen gen 5 mwa, kò l cho kou recho, li pa kanpe kriye, po tèt li monte
    li respire 72 fwa pa minit, li gen 1 mwa
    ti gason 3 zan, kot li ap antre lè l ap rale souf
    manman m santi yon gwo pwa k ap peze l sou kè a, li blèm li swe
    papa a leve ak yon bò figi ki desann, pawòl li pa klè
    granpapa m pa ka sèvi ak men dwat li depi tanto
    m pa fouti pran yon bon souf, m oblije dòmi chita
    l ap kimen, je l chavire, kò l ap frape atè
    li tonbe tou dwat nan lari a, nou souke l li pa di anyen
    pitit la vale pil telekomand
    tigason an bwè gaz nan yon boutèy kola
    vwazin nan bwè yon bagay pou touye rat paske mennaj li kite l
    m pa wè poukisa m ap viv toujou, m deja prepare kòd la
    lapli a pote l ale nan ravin, nou jwenn li li pa respire
    poto kouran an tonbe, fil la touche l, li rete kole
    marmit sòs pwa cho a vide sou pwatrin tibebe a
    li tonbe sot nan tèt pye mango a, li pa ka leve
    kamyon an pase sou pye l, zo a parèt
    gwo doulè vant, li di tankou tanbou, li pa ka fè gaz ni twalèt depi 3 jou, l ap vomi
    m ap vomi yon bagay nwa tankou ma kafe
    lè m al twalèt se san sèlman ki soti, m santi m ap endispoze
    sik li monte 540, li pa konn ki kote l ye
    aparèy sik la make LO, l ap swe, men l ap tranble
    li bwè 20 grenn pou l domi
    je timoun nan antre anndan, bouch li sèk kou bwa, dyare a pa janm rete
    fyèv 3 jou, kounye a gen ti tach mov sou tout janm li
    malad la cho anpil epi l ap pale pou kont li ak moun ki pa la
    yon foumi mòde m, tout kò m leve, lang mwen vin gwo
    m gen drepanositoz, doulè a nan zo m twòp jodi a, menm tramadol pa fè l anyen
    nou te limen recho chabon nan chanm lan poutèt lapli, kounye a tout moun tèt vire
    mwen fè yon estwok sa gen 2 an, jodi a bouch mwen kwochi ankò
    oksijèn pa l desann 79
    kadejak, se sa yo fè m maten an
    mennaj mwen mare kou m ak men l, vwa m pati
    li pile yon klou gen 10 jou, kounye a dan l mare
    m pran yon kou nan zye, san ap soti ladan l, m pa wè
    vwazen m nan resevwa yon bal nan pye, li pèdi anpil san
    yo te tire nan katye a, yon bal antre nan kwis manman m
    neg yo fann tèt li ak manchèt
    li gen yon twou nan vant li akoz yon kouto
    tifi 4 an an bwè likid pou netwaye twalèt
    m jwenn pitit mwen ak yon boutèy klorox vid nan men l
    frè m bwè anpil kleren, li pa ka wè klè jodi a, tèt li ap fann
    poul la gen zo, li kwoke nan gagann tifi a
    bouch ti bebe a nwa lè l ap kriye
    tibebe 2 semen an ap respire vit vit epi li pa vle bwè lèt
    depi lè tibebe a fèt la li mou tankou twal
    pitit mwen gen 18 mwa, li cho, li fè yon sekous epi je l tounen
    timoun nan ap dòmi sèlman, nou pa ka fè l bwè, je l antre nan tèt li
    m ap poupou dlo klè depi lannwit, kranp nan pye, vwa m pa soti
    ansent 36 semèn, pye ak figi anfle, tèt fè mal ki pa pase ak asetaminofèn
    mwen gen 8 mwa gwosès, vant lan di, l ap fè m mal san rete, epi gen san
    dlo a koule nan janm mwen, m sèlman 30 semèn
    m ansent, pitit la pa souke depi 2 jou
    li akouche lakay, plasanta a rete anndan depi maten
    gwo fyèv apre akouchman, dlo ki santi fò ap soti
    yon doulè pike m nan kè, li pase nan bra goch
    grann mwen kòmanse pale tankou moun ki sou, pye goch li ap trennen
    li gen lafyèv, li pa ka bese manton l sou pwatrin li
    m gen opresyon depi maten, m pran ponp la 6 fwa, souf la toujou kout anpil
    apre piki a, tout kò l plen plak epi l ap endispoze
    sik 28, li pa reveye byen
    m se yon dyabetik, m ap vomi depi yè, m swaf anpil, souf mwen fon epi vit
    koulèv la mòde tigason an nan bra
    dlo bouyi boule l sou do ak dèyè, li gen 1 an
    li manyen yon fil elektrik epi li tonbe
    timoun nan te nan fon basen an, nou retire l, li pa fin reveye
    moto a glise ak nou, janm mwen kase an de, zo deyò
    beton an kraze de pye l
    li tonbe sou tèt, depi lè a l ap vomi epi li pa sonje anyen
    m santi m pa gen plas sou latè ankò, m ap fini ak sa aswè a
    3 mesye pran m pa fòs yè swa
    vant mwen ap rache m bò dwat anba, m pa ka mache dwat, m gen fyèv
    grenn li vin gwo epi doulè a fè l rele, sa kòmanse 2 zè de tan
    li krache gwo moso san chak fwa l touse
    kriz la fini li rekòmanse ankò, li poko reveye
    machwè l bloke, kò l rèd kou yon bwa apre li te koupe pye l
    li te travay anba solèy, kounye a li fou, li cho kou dife
    delko a t ap mache nan depo a, 3 moun endispoze
    yo tire papa m nan pòt la, vini ede m
    gen yon bal nan kou l, li toujou vivan
    2 nèg sou moto tire sou machin nan, chofè a pran l nan tèt
    li blese ak zam, trip li ap soti
    manchèt koupe l nan ponyèt, men an ap pann
    kolera pran l, l ap vide anwo l ap vide anba, li pa ka leve tèt li
    li fè dyare tout jounen, dwèt li frèt, po l fripe, li pa pipi
    ti bebe a gen dyare, tèt li fon nan mitan, li pa gen dlo nan je lè l kriye
    m gwòs 7 mwa, men m ak figi m gonfle, mwen wè limyè k ap klere
    madanm nan ap akouche, l ap tranble tout kò li, je l blan
    3 jou apre akouchman li kòmanse pèdi san ankò, gwo moso
    depi yè l ap pouse tibebe a pa vle vini
    san ap koule, m gen 4 mwa gwosès
    bebe ki fèk fèt la tou ble, li pa souf
    tibebe 20 jou, lonbrit li santi, li cho, li pa tete
    pitit la cho depi 2 jou, kounye a kou l rèd, li vomi tout bagay
    timoun 1 an ap respire anpil anpil, nen l ap bat, li fatige
    m gen asm, siren nan pwatrin, mo yo pa ka soti nan bouch mwen
    l manje pistach, zye l fèmen, gòj li ap fèmen
    tonton m leve maten an li pa ka pale, bò dwat li pa travay
    gwo doulè nan lestomak ki ale nan machwè m ak do m
    manman m gen maladi kè, li pa ka respire lè l kouche, pye l anfle anpil
    li gen sik, li sispann pran ensilin, l ap vomi, vant fè mal, li santi aseton
    papa m ensilin depi maten san manje, li pa reponn byen, li swe
    pye l pouri ak maleng, li gen gwo lafyèv, li pa konn sa l ap di
    timoun nan bwè asid batri
    li vale yon plakèt konprime apre yon diskisyon
    m pran yon bann medikaman pou m pa leve
    eskòpyon pike ti fi m 3 zan, l ap vomi
    recho gaz la pete nan figi l
    kouran frape l, men l nwa
    li manke nwaye nan lanmè, l ap touse kim
    machin nan ranvèse 3 fwa ak nou ladan l
    pitit la tonbe sot sou galri a, yon bò tèt li anfle, li dòmi nèt
    mi lekòl la tonbe sou timoun yo
    yo kidnape m epi yo fè m kadejak
    m ap panse lage tèt mwen anba yon kamyon
    mari m trangle m, kounye a kou m ap fè m mal
    m gen reta, anba vant mwen ap dechire m, m blèm
    vant li gonfle di, li pa al nan twalèt 5 jou, l ap vomi vèt
    pipi l gen koulè koka, li gen malarya epi li pa ka kanpe
    granmoun nan tonbe, ranch li fè l mal anpil, li pa ka leve
    li pike ak klou sa gen 1 semèn, do l ap pliye pa dèyè, figi l rèd
    mwen pran yon bal nan bra, souple
    gen moun ki pran kout kouto nan kòt
    ti bebe a pa respire byen, chak fwa l respire po vant li kole sou zo
    madanm ansent tonbe nan eskalye, l ap senyen
    manman an akouche, li pèdi konesans, dra a wouj
    pitit mwen pa gen fòs pou l tete, li dòmi tout tan, li gen 6 semèn
    je l vin jòn, kò l cho, l ap pale koze ki pa gen sans
    m ap toufe, souf mwen ap sifle, ponp la vid
    m vin avèg nan yon je bridsoukou
    li gen yon doulè nan do ki dechire l, li blèm
    tansyon 21/13 ak gwo maltèt epi li pa wè klè
    tifi a vale zepeng
    yon pyebwa tonbe sou li pandan siklòn nan
    zeklè frape l nan jaden
    chen anraje mòde l, kounye a li pè dlo epi l ap bave
    m koupe venn mwen
    li respire tankou yon moun k ap wonfle, nou pa ka reveye l
    m gen 2 mwa gwosès, doulè yon sèl bò anba vant, tèt mwen ap vire
    granpapa m tonbe li frape tèt li, li pran koumadin
    lap vomi san fwa sa a anpil
    yon polisye pran yon bal nan tèt devan lakay mwen
    zam tire, kouzin mwen blese grav
    pitit la gen 2 jou, li pa janm tete depi l fèt
    tibebe m nan jòn nèt jouk nan pye, li gen 5 jou
    madanm mwen gen 33 semèn, li wè limyè klere, bwa l anfle
    apre m fin akouche san an koule tankou rivyè
    po bouch pitit mwen vin mov lè l ap touse
    li gen grip men depi maten l ap redi pou l respire, kòt li ap monte desann
    manman m santi doulè nan pwatrin li, l ap swe anpil, li anvi vomi
    bouch li ale sou kote epi men l pa ka kenbe anyen
    li fè dyare epi li vomi 15 fwa, li pa ka pale ankò
    pitit mwen bwè remèd tansyon manman m
    nou jwenn li pandye nan chanm li
    moto fè aksidan, tèt li frape atè, san ap sot nan zòrèy li
    lwil cho tonbe sou men ak figi m
    yon koulèv vèt mòde pitit mwen
    doulè anba vant dwat, vomisman, lafyèv 39
    li gen tetanòs, dan l sere
    tèt mwen ap fè m mal tankou yo frape l ak mato, sa kòmanse yon sèl kou
    kay la plen lafimen delko, nou tout anvi vomi
  `,
});
