const list = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Everyday words without a medical meaning. None is taken for a misspelled symptom, and none counts as an unknown word.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = list(`
  i me my mine you your yours he him his she her hers we us our they them their it its this that these those who which
  what when where why how and but or if then than because so since while from about into onto over under after before
  during again once only just also even still yet already too very much more most less least some any none each every
  both few hello hi hey please thanks thank sorry doctor nurse help good fine okay ok well better best nice great
  usual normal regular same other another new old young little small big long short early late first second last next
  one two three seven eight today tonight yesterday tomorrow morning evening afternoon night day days week weeks month
  months year years ago now later soon always never sometimes often usually hour hours minute minutes moment time
  times monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december mother mom mum mama father dad daddy parent parents brother sister son daughter
  husband wife uncle aunt cousin grandma grandpa grandmother grandfather granny friend neighbor neighbour neighbors
  coworker roommate boss boy girl man woman men women people person someone somebody anyone everyone family kid kids
  child children baby lady guy teacher student house home room kitchen bathroom bedroom garage school work job office
  church market street road town village city country hospital clinic pharmacy haiti usa table chair bed door window
  computer phone car bus gym beach garden yard field game soccer football party trip flight travel walk walking run
  running play playing sit sitting stand standing lie lying sleep slept wake woke rest working worked lift lifting
  carry carrying drive driving read reading watch watching stare staring eat ate eating drink drinking cook cooking
  wash clean cleaning buy go goes going went gone come comes came leave left stay keep keeps kept put take takes took
  taken give gave make makes made let know think thought believe guess say says said tell told ask asked call called
  want wants wanted need needs needed like love hope try tried start started starts begin began end ended happen
  happened seem seems look looks looked find found feel feels felt show see seen can could should would will might
  must shall shoe shoes clothes water food bread rice paper book money price kind type way thing things stuff
  something anything nothing everything part place point line color white black green brown high low right middle
  inside outside top bottom front back side away off down up out near far here there everywhere somewhere alone
  together maybe perhaps really quite almost enough exactly actually probably question advice appointment visit check
  test result results card number follow teach reach chess bean beans fingers finger toe toes skin mild exercise
  health healthy active happy information insurance lunch dinner breakfast meal meals coffee tea milk soup summer
  winter rain sun sunny mountain dress cream lotion glasses heals bonjour bonsoir salut merci svp docteur medecin
  infirmier infirmiere aide bien mieux bon bonne grand grande petit petite jeune vieux vieille nouveau nouvelle meme
  autre autres chaque quelque quelques plusieurs tout tous toute toutes peu plus moins assez aussi encore deja
  toujours jamais souvent parfois quand comme comment pourquoi parce donc alors puis ensuite enfin mais ou et ni si
  oui non je tu il elle on nous vous ils elles moi toi lui eux leur leurs notre votre mon ma mes ton ta tes sa ses ce
  cet cette ces cela ceci ca qui que quoi dont quel quelle quels quelles aucun rien personne quelqu un une le la les
  du des au aux en dans sur sous avec sans pour par vers chez entre contre depuis pendant avant apres jusque jusqu
  jour jours semaine semaines mois an ans annee annees heure heures matin midi soir nuit hier aujourd hui demain
  maintenant lundi mardi mercredi jeudi vendredi samedi dimanche mere maman pere papa frere soeur fils fille garcon
  enfant enfants bebe mari femme epouse epoux oncle tante cousine voisin voisine ami amie collegue homme dame monsieur
  madame gens famille maison chambre cuisine jardin ecole travail bureau eglise marche rue route ville pays hopital
  clinique pharmacie lit chaise porte ordinateur telephone voiture plage foot match sport voyage repas dejeuner diner
  lait the cafe eau pain riz viande papier livre argent fait faire fais font etait etre avoir avait avais ont vais vas
  aller alle allee venir vient venu viens mettre mis prendre prends prend pris donner donne dire dis dit voir vu sais
  sait savoir veux veut vouloir voudrais aimerais peux peut pouvoir dois doit faut besoin envie crois pense penser
  semble parait commence commencer fini finir reste rester passe passer sent sens sentir trouve trouvee cherche jouer
  joue dormir dort dors manger mange boire bois boit lire porter laver rentrer rentre revient arrive arrivee cause
  chose choses genre sorte conseil rendez visite controle resultat resultats bilan ordonnance mot lettre numero fois
  coup cote gauche droite haut bas milieu devant derriere dedans dehors loin pres seul seule seulement ensemble
  vraiment presque beaucoup tres trop normale lucide calme jolie doux doucement creme lunettes cheveux ongle peau
  doigt doigts orteil orteils quotidien quotidienne sante forme repos ancien ancienne premiere premier deuxieme
  derniere dernier prochain prochaine positif negatif negative positive bonjou bonswa salu mesi tanpri souple dokte
  enfimye ede byen pi bel gwo piti jenn vye nouvo menm lot chak kek plizye anpil mwens ase tou anko toujou janm souvan
  pafwa pafwadesizoutan kom kouman kijan poukisa paske donk alo answit apre anvan oubyen oswa epi ak wi mwen li nou yo
  moun pesonn anyen bagay kichoy yon sila sak ki kisa kote kile konbyen nan sou anba san pou pa ant kont depi pandan
  avan jouk jis jou semen semenn mwa ane lane zan edtan minit moman maten apremidi aswe swa lannwit nwit ye jodi demen
  kounye kounya kounyea konnya tale lendi madi mekredi jedi vandredi samdi dimanch manman papam fre se pitit gason fi
  ti tigason tifi timoun tibebe madanm madan mouche tonton matant kouzen kouzin vwazen vwazin zanmi koleg fanm nonm
  msye mesye granmoun grann granme granpe granpapa grannmoun fanmi lakay kay chanm kizin kwizin jaden lakou lekol
  travay biwo legliz mache lari wout vil peyi lopital klinik famasi kabann tab pot odinate telefon machin plaj foutbol
  espo vwayaj manje bwe kafe te dlo pen diri vyann pwa papye liv lajan kob fe fet pral ap ale vini vin soti sot tounen
  mete pran bay ban di konnen konn vle renmen ka kapab dwe fok bezwen anvi kwe panse sanble komanse koumanse fin rete
  pase santi jwenn chache cheche jwe domi ekri pote lave rantre rive leve chita kanpe kouri kuit achte rele koute gade
  montre sonje bliye kite tann mande reponn chanje koz koze pwoblem kalite jan fason kesyon konsey randevou vizit
  kontwol rezilta preskripsyon nimewo fwa bo goch dwat anwo mitan devan deye anndan deyo lwen pre sel selman ansanm
  petet vre vreman preske tre nomal anfom kalm dousman dous krem linet cheve zong po dwet zotey soulye rad repo premye
  dezyem denye pwochen pozitif plis kras tikras egzesis tanzantan gad lwil manba chale talon eskalye mont chay nef
  planing enfomasyon asirans oke dako bondye jezi seye mape lape nape pap tap kap map lap wap nap yap kon kou tankou
  poum poul pouw hearth breast paint plain print learn store story smell swell sight light thirteen fourteen sixteen
  seventeen eighteen nineteen hundred cent mille hiver hivers ete automne printemps nouvelles nouveaux chaussures randonnee anymore cup glass bowl lunch tea bag shoe running race fish lined purpose press pressing wet form signed afternoons great options looking half clicks ranch crazy right wipe bait avanye tanto poutet lapli oblije
  telekomand kola tas tasse verre minuit voix hommes bassin pont puits chaise legere avance descend descends escaliers
  demandez demande demander demandes contact soins suite peman gardez trete return write remove changer changed changez
  continuez treat taille restez facon stock fasil adresse revenir position liver proche foto enter existe annule rendre
  trained attention trousse medecins medecine regarde soigne soit exercice staff spouse montrez membre grain monter prennent
  kache devenir traiter single attente longue factures facture vivent mangue remede anger sauvent quittez mobile barriere
  traverse etrange etranges etranger tester multiple brought meet stronger livres vendre mention etoile pluie jeunes five
  portes plate noise brosse strain prefer driver members apply jouent suivie deplace quitter coute voler metre bottled spice
  cache chanter feuille cases bonnes cooked stairs angry voulait fache puisse glisse lancez track masse solide trash
  relative reduce sonde traite causes ecran ecrans journee jounen washed wash washing towel scared shower bathroom vodka
  alcohol weekend holiday vacation chantier plas late mwens torse courte court texting localement chapped gercees pollen spicy hemorroides hemorrhoids hemorrhoid emowoyid longtemps risk risque koumadin doing legim danse dance dancing sport mo
  temomet thermometre thermometer etidye fwon repoze swete cours neufs neuf neuve classe class cede bruyante repasser
  effleure machann vann chante wind cheering ri rit laugh laughs laughing smiling souri lekol sewom juice selebre juste banal banale
  sekle furniture meubles siman bokit sak lesiv bwote chodye kale bannann mango cooking stove oven pillow zorye oreiller
  beach plaj piscine pisin telefon screen ecran bato bis avyon chantye konstriksyon egzamen exam interview concours wedding
  maryaj mariage kannaval carnaval fete party lanme larivye soap savon shampoo chanpou sandal sandales sandal soulye
  boots deodorant perfume pafen parfum wonm rhum rum beer biere wine diven kleren tafya gwog prestige lendemain balcon
  grandi grows growing gaining grossit gwosi poids weight peeling chopping slicing cuisine cuisinant jardinant gardening
  pique nique repiquer planting plante lawn grass gazon herbe broom bale rato
  attachee bacteria belle bills bronches caisse calls cancer cancers celle centre charged clavicule coche cocher conge conges
  consulte contacter contusion debut decrire derange device devine different differente differentes differents eclaire
  entier entree entrer entry event fasting fente fiche frequence frequency function futur gardent grandes guardian gueri
  interest internet invite issued kanse konfyans koneksyon kondisyon kwaze leaving liste lists listing manager mauvais
  mental millet objet personal personnel phase placez plaine plenty portee porteur poudre powder precision prenant presence
  present preparation probable profession puissent range reduction reject remote resolved reveil roche saine salle seconde
  secondes servent server servi setting shared silver smoker soignant soigner splint stade starting support switched teste
  tissue tissus transfer urgency heating surement clim cour care quit index boulot habitude habituel habituelle cotton coton
  chorale choir buffet stadium nettoye lavee wings cookout habanero carottes onions oignons zonyon lentilles jeunesse jenes
  fron dot spin ceiling plafond veso raje wou manch akoz jenerate efo wate kwen cheerful gai craquent click buildup wax
`);
