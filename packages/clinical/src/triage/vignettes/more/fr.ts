import { vignettesOf } from '../vignette.ts';

/** French texts as people type them, one per line: without accents, with joined words, with or without commas. */
export const MORE_FRENCH = vignettesOf({
  Emergency: `
    thrombose, maintenant je respire mal
    il a vomi un verre de sang
    ventre très douloureux et dur, fièvre
    on m'a agressée sexuellement
    chute d'une échelle, il saigne de la tête
    le gaz a explosé, brûlures au visage
    elle a avalé des comprimés pour mourir
    mon petit frère a bu de l'essence
    diabétique, il parle n'importe comment et il sue
    réveillé par un étouffement, crachats roses
    grosse douleur dans la poitrine qui ne passe pas
    sa main ne serre plus et il mélange les mots
    allergie aux arachides, gorge gonflée
    il respire avec difficulté, ses lèvres deviennent bleues
    taches rouges violacées, fièvre, mal à la nuque
    mon enfant a le palu et il dort tout le temps, il ne mange plus
    prématuré de 2 semaines très froid
    la tête du bébé est sortie mais les épaules sont bloquées
    accouchée depuis 3 jours, 40 de fièvre et ventre douloureux
    je perds du sang par gros caillots, 20 semaines
    bébé de 7 mois, diarrhée, pas de couche mouillée depuis hier
    mon ami s'est pris une balle dans le genou
    convulsion chez une femme enceinte
    nouveau né qui ne tète pas et gémit
    il a la bouche de travers et un bras mort
    poitrine serrée, j'étouffe
    sucre à 30, il transpire
    blessé par balle à l'épaule
    coups de machette sur la tête et le bras
    elle a tenté de se pendre
    vomissements de sang et vertiges
    le bébé devient bleu quand il tousse
    ma fille ne respire presque plus
    il a perdu beaucoup de sang
    elle a fait une réaction au médicament, visage gonflé
    mon fils a reçu une pierre sur la tête et il est confus
    on l'a poignardé au cou
    bébé 1 mois hypothermie 35
    je me suis ouvert les veines
    le bébé arrive, je vois la tête
    jarrive pa a respirer aidez moi
    mon pere a eu une attaque il parle plus
    bb 2 mois fievre 39 tt mou
    ya bcp de sang qui coule de sa jambe
    elle a bu de la javel
    il s'est tiré une balle
    enceinte 6 mois saignements
    crise d'épilepsie qui ne s'arrête pas
    ma soeur dit qu'elle veut en finir
    il a la nuque raide et 40 de fièvre
    mon fils s'est électrocuté
    accident moto, jambe cassée os visible
    brûlure visage enfant 2 ans
    piqué par un scorpion, mon bébé de 1 an
    diarrhée depuis 2 jours il est très faible il ne boit plus
    mal au ventre à droite avec fièvre et vomissements
    ma mère est tombée, elle ne bouge plus
    douleur testicule brutale ado 15 ans
    diarrhee comme de l eau de riz depuis hier soir, il a les yeux enfoncés et n'arrive plus à boire
    mon bébé de 1 an a la diarrhée et vomit tout, il est tout mou, yeux creux
    enceinte de 33 semaines, gros mal de tete, je vois des mouches et jai les mains gonflées
    ma soeur est enceinte de 8 mois sa tension est a 16/11 avec mal au ventre en haut a droite
    femme enceinte convulse
    j'ai accouché ce matin et je perds énormement de sang avec des caillots, jai la tete qui tourne
    je suis a 30 semaines de grossesse et je saigne beaucoup
    elle pousse depuis plus de 4 heures et le bébé ne descend pas, on voit une main qui sort
    le bébé vient de naitre, il est bleu et ne respire pas
    bébé de 10 jours fievre 38,6 il ne tete plus
    mon bebe de 1 mois s'est arreté de respirer et il est devenu bleu
    ma fille de 6 ans a la malaria, forte fièvre, elle délire et elle ne me reconnait plus
    fievre 40 avec des taches violettes sur les jambes qui ne s'effacent pas
    mon fils de 18 mois tousse, il respire tres vite avec les cotes qui se creusent et il ne veut plus boire
    crise d'asthme j'ai pris 8 bouffées de ventoline ca passe pas jarrive plus a parler
    apres une piqure de pénicilline elle a le visage gonflé et la respiration qui siffle
    mon pere a la bouche de travers et il parle bizarre depuis 20 minutes
    ma mere n'arrive plus a bouger son bras et sa jambe gauche, c'est arrivé d'un coup
    douleur qui serre la poitrine depuis 30 min ca va dans la machoire, je transpire
    bonsoir mon mari est cardiaque il na pas pris ses medicaments depuis une semaine parce qu'on n'avait pas d'argent, cette nuit il étouffe couché, il crache de la mousse rose et ses levres sont violettes
    diabétique type 1, glycémie 480, je vomis, mal au ventre et je respire tres vite
    glycémie a 0,35 g/l il est confus et trempé de sueur
    fievre 39,5 frissons, tension 8/4, elle est confuse et sa peau est marbrée
    ma petite de 3 ans a avalé du déboucheur
    j'ai avalé 30 comprimés de paracetamol il y a une heure
    mon oncle a pulvérisé le jardin, maintenant il bave, pupilles toutes petites, il respire mal
    brulure au visage avec une explosion de gaz, voix rauque
    mon frere a touché un fil electrique, il est tombé et son coeur bat n'importe comment
    on a sorti l'enfant de la riviere il ne respirait plus
    accident de moto, il a mal au cou et ne sent plus ses jambes
    mon fils est tombé du toit, il saigne de l'oreille et il s'endort
    on lui a tiré dessus, balle dans la cuisse, le sang gicle
    j'ai été violée cette nuit
    je veux mourir jai une corde dans ma chambre
    test de grossesse positif, 6 semaines, douleur terrible d'un coté du bas ventre et malaise
    ventre dur comme du bois avec fievre et vomissements depuis hier
    il vomit du sang rouge plein une cuvette
    selles noires comme du goudron et tres faible
    essoufflement brutal et douleur a la poitrine quand je respire, mon mollet est gonflé depuis mon opération
    mon mari vient de faire une crise convulsive, cest la premiere fois de sa vie
    mon enfant de 3 ans ne se reveille pas
    le pire mal de tete de ma vie, venu d'un seul coup comme un coup de tonnerre
    elle a pris des pilules pour faire passer la grossesse, maintenant fievre 40, pertes qui sentent mauvais et mal au ventre
    mon bébé s'étouffe avec une cacahuete aucun son ne sort
    il s'est coupé deux doigts avec la scie et ca n'arrete pas de saigner
    il a pris une balle perdue dans le ventre
    des hommes armés ont tiré, mon cousin est touché à la jambe
    on m'a planté un couteau dans le dos
    ma voisine vient de mettre au monde son bébé et elle baigne dans son sang
    32 SA, j'ai des mouches devant les yeux et une barre à l'estomac
    TA 175/112 enceinte 37 semaines
    le bébé se présente par les pieds
    nouveau-né de 4 jours tout froid, il ne réclame plus
    mon bb 3 semaines est geignard, il respire a 70 par minute
    ma fille 2 ans creuse sous les côtes en respirant et ses narines bougent
    jsuis plus capable de respirer jpeux pas parler
    ma gorge se referme après avoir goûté du homard
    son visage s'affaisse d'un côté et il bafouille
    mamie ne trouve plus ses mots et laisse tomber sa tasse, sa main droite ne répond plus
    oppression dans la poitrine avec nausées et le bras gauche lourd
    papa est tout gris, il se tient la poitrine
    glycémie 0,42 il tremble et dit des choses bizarres
    dextro HI, haleine de pomme, il vomit
    le petit a bu du white spirit
    mon mari a avalé deux plaquettes de somnifères
    je pense sauter du pont ce soir
    à quoi bon vivre, j'ai écrit une lettre d'adieu
    brûlé par une marmite d'huile, les deux mains et le cou
    elle est tombée dans le puits, on l'a repêchée elle tousse beaucoup
    chute du deuxième étage, il ne bouge plus les jambes
    percuté par un camion, il crie de douleur au bassin
    son doigt a été arraché par la machine
    le sang sort par à-coups de son poignet
    ventre en bois, plus de gaz, il vomit vert
    retard de règles de 3 semaines et coup de poignard dans le bas ventre, je tourne de l'oeil
    crachats mousseux et rosés, il ne peut pas s'allonger
    fièvre 40,2 et il ne sait plus où il est
    plaques violacées sur les cuisses, fièvre, très abattu
    convulsions qui durent depuis dix minutes
    elle fixe le vide et ne réagit à rien
    morsure de vipère, la main gonfle
    mon beau-père m'a violée il y a deux jours
    SpO2 84 et il somnole
    il a eu un infarctus l'an dernier et ce soir la douleur revient dans la poitrine
    acide de batterie reçu dans les yeux
    un os de poulet coincé dans la gorge, il bave
    diarrhée toutes les dix minutes depuis minuit, crampes dans les mollets, voix éteinte
    on lui a tiré trois fois dans le torse
    il a reçu un coup de machette au crâne, ça saigne à flots
    diarrhée blanche toute la nuit, il n'urine plus et il est froid
    elle est au 8e mois, crise convulsive
    suite de couches, je trempe une serviette toutes les 15 minutes
    contractions depuis 30 heures et la tête ne descend pas
    bébé né il y a une heure, il ne crie pas et il est tout mou
    mon nourrisson de 5 semaines a 38,3 et refuse le biberon
    fièvre élevée, nuque raide, il vomit en jet
    enfant de 4 ans, palu, il ne tient plus assis et il convulse
    mon asthme est terrible, je ne peux dire que deux mots
    guêpe dans la bouche, ma langue enfle
    d'un coup mon père n'a plus pu lever le bras et il parlait comme s'il était saoul
    une douleur en étau au milieu de la poitrine, sueurs, envie de vomir
    mon mari diabétique est inconscient après son insuline
    ma nièce de 2 ans a bu du pétrole lampant
    il a ingéré un pesticide volontairement
    le bébé a une pile bouton dans l'oesophage
    casserole d'eau bouillante renversée sur ma fille
    électrocuté en réparant un transfo
    la petite est restée sous l'eau plusieurs minutes
    tombé d'un manguier, il ne sent plus rien en dessous de la taille
    j'ai envie de me jeter sous un camion
    mon ex m'a serré le cou hier, j'ai du mal à avaler
    grossesse de 7 semaines, douleur d'un côté, vertiges, un peu de sang
    mon fils de 12 ans a très mal à une bourse, elle est remontée
    il crache du sang en caillots
    ma gorge est pleine de peaux grises et mon cou est énorme
    il délire après avoir travaillé en plein soleil, peau brûlante
    toute la famille a mal à la tête, le brasero était dans la chambre
    fusillade dans le quartier, ma soeur a une balle au bras
    il s'est fait poignarder, il respire mal
    mon bébé a la diarrhée, sa fontanelle est creuse et il ne pleure plus de larmes
    8 mois de grossesse, tension 160/110, je vois trouble
    j'ai accouché il y a 6 jours et j'ai très mal à la tête avec des points lumineux
    le placenta n'est toujours pas sorti après une heure
    perte de liquide à 28 semaines
    mon bébé de 15 jours a de la fièvre et dort tout le temps
    fièvre, raideur du cou, la lumière lui fait mal aux yeux
    ma petite de 9 mois a une respiration très rapide et elle tire sur les côtes
    crise d'asthme sévère, lèvres bleues
    mon oncle ne peut plus parler et sa jambe droite est paralysée
    douleur poitrine qui monte dans le cou, je suis en sueur
    il a les jambes enflées et il étouffe la nuit allongé
    glycémie à 5,2 g/l, il vomit et respire fort
    il est tombé dans les pommes après son insuline
    mon fils a avalé de la soude caustique
    elle a pris toute la boîte de somnifères
    un serpent m'a piqué
    eau bouillante sur le bras et la poitrine de mon enfant
    noyé dans la piscine, il revient à lui mais tousse
    accident de voiture, ma femme est coincée
    coup de pied à la tête, il vomit et il est bizarre
    mon compagnon m'a étranglée
    je vais me foutre en l'air
    violée par un inconnu ce matin
    saignement et douleur bas ventre, test positif
    vomissement noir comme du café
    il tousse du sang depuis ce matin
    drépanocytaire, fièvre et douleur à la poitrine
    il fait crise sur crise sans se réveiller
    impossible de réveiller ma grand-mère
    mâchoire serrée, contractures du dos, plaie au pied il y a 8 jours
    bras écrasé par une poutre
    douleur brutale dans la poitrine et essoufflé après un long vol
    on vient de lui tirer dessus
    ma mère a fait une chute, elle est inconsciente
    mon bébé ne se réveille pas pour téter
    je suis enceinte et je n'ai pas senti le bébé bouger depuis hier
    j'ai pris 15 doliprane d'un coup
    il a du mal à rester éveillé après un choc à la tête
    une voiture a roulé sur sa jambe
    ma lèvre a doublé de volume après une piqûre d'abeille
    je n'arrive plus à uriner et mes jambes sont engourdies
    mal de tête explosif soudain
    mon fils de 3 mois respire vite et refuse le sein
    le sang ne s'arrête pas après l'extraction de dent
    tension 210/120 et vision floue
    mon voisin a reçu deux balles
    ma fille enceinte a la tension à 17 et la vue brouillée
    bébé d'une semaine, très jaune, dort sans arrêt
    hémorragie depuis mon accouchement
    ma fille de 1 an suffoque avec un morceau de pomme
    paralysie du côté droit depuis une heure
    mon père a mal dans la poitrine et dans la mâchoire
    fièvre 41, convulsions, il ne répond plus
    je n'en peux plus, je vais avaler tous mes cachets
    empoisonnement au raticide
    grave brûlure au deuxième degré sur tout le dos
    il a sauté du balcon
    il vomit du sang et il est tout blanc
    douleur atroce au ventre, ventre dur
    diarrhée et vomissements, il n'a plus de force, ses yeux sont enfoncés
    agression sexuelle hier soir
    mordue par une araignée, ma gorge gonfle
    mon enfant est tombé dans la rivière, il ne se réveille pas
  `,
});
