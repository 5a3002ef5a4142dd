import { vignettesOf } from '../vignette.ts';

/** French texts that were not known when the lexicon was written; they were measured once and then added here. */
export const BLIND_FRENCH = vignettesOf({
  Emergency: `
    Dix selles liquides blanchâtres depuis minuit, plus d'urines, pouls imperceptible, il a les mains fripées (je suis aide-soignante)
    le petit ne garde rien, ni lait ni serum, il pleure sans larmes et dort tout le temps, pli cutane qui reste
    slt jsuis enceinte de 7 mois jvois flou depuis 2h et g super mal au crane
    Parturiente 37 SA, TA 175/112, protéinurie +++, barre épigastrique
    Ma belle-fille a accouché dimanche; ce matin ses yeux se sont révulsés et tout son corps s'est raidi puis secoué.
    depuis la sortie du bebe le sang coule comme un robinet, elle devient toute blanche
    accouchement a la maison il y a 3 heures et le placenta n'est pas sorti, elle perd du sang
    poche des eaux rompue, le cordon pend dehors
    Notre nourrisson de trois semaines est glacé, 35,1, geignard, et refuse le sein depuis la veille
    accouchée dans le tap-tap, la petite est inerte, pas un cri, pas de souffle
    bebe 4 jours jaune jusqu'aux pieds, trop endormi pour teter, il se cambre
    Mon élève a 39,8, la nuque raide, vomit en jet et ne supporte plus la lumière.
    ma nièce brulante, somnolente, plaques pourpres qui s'étendent de minute en minute
    tirage intercostal, battement des ailes du nez, sat 86 %, enfant de 11 mois
    au repos son souffle fait un bruit rauque quand il inspire, il bave et reste assis penché en avant
    g plus de souffle mon inhalateur marche plus mes levres sont bleues
    Piqué par des guêpes il y a dix minutes: langue énorme, urticaire partout, sensation de mourir
    apres les crevettes ma voix a changé, ma gorge se ferme et je vais tomber
    Mon épouse, soixante-treize ans, ne trouve plus ses mots et son sourire est tout tordu depuis le déjeuner
    maman est en Haiti, au telephone elle bafouillait, la voisine dit que tout son cote droit ne repond plus
    Un étau sur la poitrine depuis une heure, qui irradie dans le bras, avec sueurs froides et nausées
    déchirure atroce entre les omoplates d'un seul coup, je suis hypertendu, une jambe devient froide
    tension 22/13, il voit double et tient des propos incoherents
    papi diabétique a fait sa piqure sans manger, il est agressif, trempé, dextro 38
    ado diabetique, acetone +++ , respire profond et vite, vomit, de plus en plus endormi
    Le petit a bu du kérosène dans une bouteille de soda, il tousse sans arret
    elle a volontairement avalé de la mort-aux-rats
    mon garcon a mange des graines de ricin, il vomit sans arret et il est tout pale
    apres avoir bu de l'alcool trafiqué il voit comme de la neige et respire mal
    acide de batterie recu sur le visage et les mains
    scorpion a piqué ma fille de 2 ans, elle salive, ses yeux bougent partout, elle vomit
    repeche de la piscine, il s'est remis a respirer mais reste confus et tousse
    Le mur de l'école s'est effondré, un enfant est coincé sous les blocs, ses jambes sont écrasées
    coup de machette à l'avant-bras, la main pend et le garrot est trempé de sang
    on voit les intestins sortir apres le coup de couteau
    mon mari m'a serré le cou jusqu'a ce que je m'évanouisse, j'ai mal pour avaler
    Jai tt préparé, ce soir javale les cachets, personne va me regretter
    retard de regles de trois semaines, douleur brutale a gauche dans le bas-ventre, je suis blanche et j'ai failli tomber
    mon ado se tord de douleur, la bourse droite est remontée et dure depuis deux heures
    Je vomis comme du marc de café depuis l'aube et je me sens partir
    il crache du sang a pleine bouche, un bol entier, il a la tuberculose
    drépanocytaire de 9 ans, depuis ce matin il traine la jambe et laisse tomber sa cuillère
    convulsions sans arret, 15 minutes
    avortement clandestin il y a 4 jours, ventre tres douloureux, 39,9, tremblements, pertes puantes
    Brasero allumé dans la chambre close; au matin nous vomissons tous, et mon fils est impossible à réveiller
  `,
  Urgent: `
    Fièvre intermittente depuis quatre jours, frissons le soir; je mange, je marche, l'esprit est clair
    mon neveu de 9 ans chaud depuis 3 jours, il joue un peu, il boit, pas de convulsions, pas de vomissements
    le chien du voisin a mordu ma fille a la jambe hier, trous des crocs mais c'est sec, pas de carnet de vaccin
    chauve-souris qui m'a griffé la main hier soir
    Je cours aux toilettes, ça brule, 38,6 et le flanc sensible. Pas de grossesse. Je garde ce que je bois.
    enfant 2 ans, toux, 46 respirations par minute, pas de tirage, boit bien, eveille
    ma cicatrice de césarienne de 12 jours est rouge et suinte un peu de pus, 37,9, je me sens correcte
    J'ai marché sur un clou rouillé ce matin, la plaie est propre, mon dernier vaccin date de l'enfance
    sein droit dur, rouge, brulant, j'allaite, 38,4 depuis hier
    lentilles de contact, oeil rouge, douloureux, géné par la lumiere depuis hier
    gros furoncle a la fesse qui grossit depuis 4 jours, tres douloureux, 38
    Diabétique, j'ai remarqué une plaie purulente au gros orteil, sans fièvre, je me sens bien
  `,
  Routine: `
    J'ai reçu une balle à l'épaule en 2010, tout est guéri, je souhaite seulement un certificat médical
    epileptique, aucune crise depuis trois ans, je viens pour renouveler mon traitement
    fourmillements dans les doigts des deux mains la nuit depuis des mois, je couds beaucoup
    Mes genoux craquent et me font souffrir à la marche depuis l'an passé, sans gonflement ni fièvre
    sifflement leger dans les deux oreilles depuis un an
    mon mari ronfle fort depuis des années, il voudrait consulter
    enceinte de 10 semaines, tout va bien, il me faut un rdv de suivi
    plaques sèches qui démangent au pli du coude depuis lhiver
    Il me faut les vaccins avant de voyager le mois prochain, je suis en bonne santé
  `,
  'Self-care': `
    Nez bouché et éternuements, 36,9, je vais au travail quand meme
    g mal aux mollets depuis le cours de sport hier
    effleure le fer a repasser, petite rougeur au bout du doigt, pas de cloque
    ampoule au talon a cause de mes souliers neufs
    Léger mal de tête après une journée de classe bruyante, il cède avec du repos
    levres gercees a cause du froid
  `,
});
