import { vignettesOf } from '../vignette.ts';

/** Classes of danger in ordinary words, with texts that look like them and are none. */
export const CLASSES_CREOLE = vignettesOf({
  Emergency: `
    lang mwen ap anfle, gòj mwen ap sere
    tibebe m nan gen 2 semèn, kò l cho
    mwen ansent 8 mwa, dlo a kase li vèt
    yo te fè kadejak sou mwen yè swa
    mari m di l ap touye m si m kite l
    yon sèl bò kò papa m pa mache, bouch li kwochi
    m mache sou yon klou, kounye a machwa m fèmen m pa ka louvri l
    timoun nan gen dyare, je l antre nan tèt li, li pa vle bwè
    gòj mwen ap fèmen apre piki a
    ereksyon an pa vle pase depi yè
    vant li anfle, li pa fè poupou depi 5 jou, l ap vomi vèt
    m ansent, m tonbe nan beny lan
    men l ak pye l yon sèl bò pa bouje
    nonm mwen an vle touye m
    m ta renmen mouri
    lezo yo koule, yo vèt
    ti bebe 15 jou ki pa souse
    li manje pwason, kounye a lang li anfle
    kòk mwen rete di depi maten
    boule dure dans l'aine, impossible à rentrer
    èni m nan di, li fè m mal
    jambe enflée après l'opération et j'ai du mal à respirer
    janm mwen anfle yon sèl bò, m ap soufle anpil
    granmè m glise tonbe, janm li vire
    bò gòch mwen pa vle mache
    il m'a obligée à avoir une relation sexuelle
    yo pran m pa fòs, yo fè bagay avè m
    misye di l ap koupe tèt mwen
    lavi pa gen sans pou mwen
    papa m pa konn kote l ye
    bebe m gen 3 semèn li pa vle tete
    tibebe ki gen yon mwa, li cho anpil
    lang mwen ap anfle
    lang li vin gwo, gòj li ap fèmen
    lang mwen anfle apre m fin pran yon grenn
    pati gason m rete di depi yè swa, li fè m mal
    peni m rete kanpe depi 6 èdtan, li pa vle desann
    mwen gen siklemi epi peni m rete di
    èni mwen an soti li pa vle antre ankò, li fè m mal anpil
    boul nan lenn mwen di, m ap vomi
    èni an bloke
    vant mwen gonfle, m pa ka fè gaz ni poupou, m ap vomi
    sa fè 4 jou m pa al poupou, vant mwen gwo, m ap vomi
    yon sèl janm mwen anfle epi souf mwen kout
    mòlèt mwen anfle, kounye a m gen pwoblèm pou m respire
    mwen pran grenn pou san pa kaye epi m frape tèt mwen
    manman m pran koumadin, li tonbe sou tèt
    grann mwen tonbe li pa ka leve
    papa m gen 80 an, li glise li tonbe, ranch li fè l mal li pa ka mache
    mwen ansent 7 mwa, m tonbe nan eskalye
    mwen ansent, m glise m tonbe sou vant
    men dwat mwen pa obeyi m, m pa ka kenbe kiyè
    depi maten tout sa m kenbe nan men goch tonbe
    mwatye figi m ak men m mouri sanzatann
    janm li ap trennen yon bò depi maten
    li fòse m kouche avè l
    li fè bagay avè m san m pa vle
    m di non men li kontinye
    mari m menase touye m
    ansyen mennaj mwen gen zam, li di l ap touye m
    li di si m ale l ap touye m
    mennaj mwen ap bat mwen, m pè pou l pa touye m
    mwen pa vle la ankò
    m bouke ak lavi sa a
    m pa wè poukisa pou m kontinye
    tout moun t ap pi byen san mwen
    mwen koupe pye m ak fè wouye, kounye a machwè m sere m pa ka louvri bouch mwen
    machwè l rèd depi l te pile yon klou
    grann mwen pa rekonèt nou toudenkou
    l ap pale tèt chaje depi maten, li pa konn ki jou ye
    madanm mwen leve konfonn
    mwen gen VIH epi tèt mwen fè m mal anpil depi plizyè jou
    mwen gen sida, tèt fè mal ak vomisman
    dlo a kase, li vèt
    dlo ki ap soti a vèt, mwen ansent
    dlo mwen fèk kase, 34 semèn
    tibebe 2 semèn mwen an gen lafyèv
    tibebe m gen 10 jou, kò l cho
    bebe 6 semèn, tanperati 38,1
    tibebe de mwa ki gen lafyèv
    tibebe 5 jou pa vle tete
    pitit mwen gen 11 semèn, li gen lafyèv depi yè swa
    tibebe m fèt sa gen 9 jou, li cho
    tibebe yon mwa ap respire 70 fwa nan yon minit
    mwen konte 48 souf nan yon minit, mwen gen 40 an
    dyare depi yè, je l fon
    pitit mwen gen dyare, li kriye san dlo nan je, bouch li sèk
    dyare tankou dlo tout jounen, m pa pipi depi yè swa
    dyare, tèt mwen ap vire m pa ka kanpe
  `,
  Urgent: `
    pitit mwen 10 mwa respire 55 fwa pa minit
    bebe 8 mwa ap respire 52 fwa pa minit
    pitit mwen gen 3 an, li respire 45 fwa pa minit
    dyare dlo 12 fwa jodi a
    anpil dyare dlo depi maten
    mwen gen anpil dyare tankou dlo
    vant mwen ap desann anpil, li tankou dlo
    mwen gen yon dyare kler tankou dlo anpil fwa
    grann mwen tonbe yè, se yon ti mak sèlman
    mwen gen VIH ak yon maltèt
  `,
  Routine: `
    dyare depi yè, 2 fwa
    mwen gen yon ti èni ki antre lè m kouche
    mwen menm ak mennaj mwen ap fè kont, m tris
  `,
  'Self-care': `
    mwen gen yon ti grip, nen m ap koule, mwen pa gen lafyèv
    nen m bouche, m pa gen lafyèv, m pa gen doulè nan pwatrin
    m gen rim, m pa tonbe
    nen m ap koule, m pa senyen
    ti tous, souf mwen byen, janm mwen pa anfle
    ti grip, m pa tonbe, m pa frape tèt mwen
    gòj mwen ap grate m, m ka vale byen
    nen koule, li pa pèdi konesans
  `,
});
