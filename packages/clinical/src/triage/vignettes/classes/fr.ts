import { vignettesOf } from '../vignette.ts';

/** Classes of danger in ordinary words, with texts that look like them and are none. */
export const CLASSES_FRENCH = vignettesOf({
  Emergency: `
    ma langue gonfle depuis que j'ai pris un comprimé et j'avale mal
    mon bébé de 5 semaines a 38,2
    mon père ne bouge plus son bras droit depuis ce midi et sa bouche part de travers
    mon mari me frappe et dit qu'il va me tuer
    je n'ai plus envie d'être là, à quoi bon continuer
    érection qui ne passe pas depuis cette nuit, très mal
    ma hernie est devenue dure et très douloureuse, je vomis
    je prends un anticoagulant et je suis tombé sur la tête
    j'ai le VIH et un mal de tête qui ne part pas depuis une semaine
    ma gorge est en train de se refermer
    ma voisine de 90 ans est tombée et saigne de la tête
    d'un coup je ne sens plus ma jambe droite
    on m'a violée hier
    j'ai peur de mon mari, il veut me tuer
    j'en ai marre de vivre
    il est désorienté tout à coup
    nourrisson de 40 jours, 38 de fièvre
    gonflement de la langue depuis une heure
    je bande depuis hier et ça ne redescend pas
    arrêt des gaz et des matières, ventre ballonné, vomissements
    grand-père sous anticoagulant a reçu un coup à la tête
    papa tombé ce matin, 84 ans, il ne tient plus debout
    je suis enceinte et j'ai fait une chute dans l'escalier
    mon bras gauche ne répond plus
    mon copain menace de me tuer si je le quitte
    j'aimerais ne plus me réveiller
    je n'arrive plus à ouvrir la bouche depuis ma blessure
    ma mère ne sait plus où elle est depuis ce matin
    liquide amniotique verdâtre
    mon bébé de 3 semaines refuse le sein
    ma langue gonfle
    ma gorge se ferme et ma langue est énorme
    sa langue a gonflé après un nouveau médicament
    ma langue a doublé de volume, j'ai du mal à avaler
    érection qui dure depuis 6 heures
    mon sexe reste dur depuis hier soir et ça fait mal
    j'ai une drépanocytose et une érection douloureuse qui ne passe pas
    ma hernie est sortie et ne rentre plus, ça fait très mal
    la boule à l'aine est dure, violette, et je vomis
    hernie coincée et très douloureuse
    ventre gonflé, plus de gaz ni de selles, je vomis
    je ne vais plus à la selle depuis 4 jours, ventre énorme et vomissements
    ma jambe gauche est gonflée et je suis essoufflé
    mollet gonflé après un long voyage et maintenant du mal à respirer
    une jambe grosse et chaude, et j'ai mal quand je respire
    je suis sous anticoagulants et je me suis cogné la tête
    elle prend du Xarelto et elle est tombée sur la tête
    ma mère prend de la coumadine et s'est cogné la tête contre la porte
    ma grand-mère est tombée et ne peut pas se relever
    mon père de 80 ans a fait une chute, il a mal à la hanche et ne marche plus
    ma tante de 78 ans a glissé dans la cuisine, sa jambe est tournée
    je suis enceinte de 7 mois et je suis tombée dans les escaliers
    enceinte, j'ai trébuché et je suis tombée sur le ventre
    ma main droite ne m'obéit plus, je n'arrive plus à tenir ma fourchette
    depuis ce matin je lâche tout ce que je tiens de la main gauche
    la moitié de mon visage et ma main se sont endormies d'un coup
    sa jambe traîne d'un côté depuis ce matin
    il m'a forcée à coucher avec lui
    il m'a forcée à avoir des rapports
    j'ai dit non mais il a continué
    mon mari menace de me tuer
    mon ex a une arme et dit qu'il va me tuer
    il a dit que si je pars il me tue
    mon compagnon me bat et j'ai peur qu'il me tue
    je ne veux plus être là
    à quoi bon continuer
    je n'en peux plus de cette vie
    tout le monde serait mieux sans moi
    je ne vois plus d'issue, je pense à tout arrêter
    je me suis blessé avec du fer rouillé, maintenant ma mâchoire est serrée et je n'ouvre plus la bouche
    mâchoire raide et spasmes une semaine après un clou dans le pied
    ma grand-mère ne nous reconnaît plus d'un coup
    il dit n'importe quoi depuis ce matin et ne sait plus quel jour on est
    ma femme s'est réveillée confuse
    j'ai le VIH et un fort mal de tête depuis plusieurs jours
    séropositif, mal de tête et vomissements
    j'ai le sida, mal de tête qui ne passe pas et la lumière me gêne
    j'ai perdu les eaux et elles sont vertes
    le liquide est vert, je suis enceinte
    je viens de perdre les eaux, 34 semaines
    mon bébé de 2 semaines a de la fièvre
    mon bébé de 10 jours est brûlant
    bébé de 6 semaines, température 38,1
    fièvre chez un nourrisson de deux mois
    mon nouveau-né de 5 jours ne tète plus
    il a 11 semaines et de la fièvre depuis hier soir
    ma fille est née il y a 9 jours et elle est chaude
    mon bébé d'un mois respire 70 fois par minute
    je compte 48 respirations par minute, j'ai 40 ans
    diarrhée depuis hier et les yeux creux
    mon fils a la diarrhée, il pleure sans larmes et sa bouche est sèche
    diarrhée comme de l'eau toute la journée et je n'urine plus depuis hier soir
    diarrhée et trop de vertiges pour tenir debout
    il ne respire pas
    elle ne se réveille pas
  `,
  Urgent: `
    diarrhée comme de l'eau plus de dix fois depuis ce matin
    ma fille de 2 ans respire 46 fois par minute
    j'ai la diarrhée, des selles comme de l'eau, dix fois
    mon bébé de 8 mois respire 52 fois par minute
    mon enfant de 3 ans respire 45 fois par minute
    je respire 32 fois par minute et je tousse
    diarrhée liquide 12 fois aujourd'hui
    beaucoup de diarrhée liquide depuis ce matin
    ma grand-mère est tombée hier, juste un bleu
    j'ai le VIH et un mal de tête
  `,
  Routine: `
    diarrhée depuis hier, deux selles molles
    j'ai une petite hernie qui rentre quand je me couche
    je me dispute beaucoup avec mon copain, je suis triste
  `,
  'Self-care': `
    je ne saigne pas, je tousse un peu depuis hier avec le nez qui coule
    rhume banal, il n'a pas de difficulté à respirer et ne saigne pas
    petit rhume, ma langue ne gonfle pas
    je ne saigne pas, j'ai juste le nez qui coule
    je tousse un peu, je n'ai pas perdu connaissance
    le nez coule, il n'a pas perdu connaissance
    rhume, je ne vomis pas et je ne saigne pas
    petite toux, je ne crache pas de sang
    toux légère, je n'ai pas de mal à respirer
    mal de gorge, je n'ai pas de fièvre
    rhume, je ne suis pas tombé et je ne me suis pas cogné la tête
    nez qui coule, elle n'a pas convulsé
  `,
});
