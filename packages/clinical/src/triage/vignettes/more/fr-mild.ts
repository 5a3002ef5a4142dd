import { vignettesOf } from '../vignette.ts';

/** French texts that are no emergency, one per line. */
export const MILD_FRENCH = vignettesOf({
  Urgent: `
    ma fille de 18 mois tousse et a 38,9, elle boit
    j'ai du sang dans les urines
    mon fils de 3 ans a de la fièvre depuis hier, il joue
    fievre et frissons depuis 3 jours, je bois bien, pas de vomissements pas de raideur du cou
    un chien errant m'a mordu au bras ce matin, plaie petite, ne saigne plus
    brulures en urinant avec fievre 38,8 et mal dans le dos a droite, je ne suis pas enceinte et je ne vomis pas
    toux grasse avec fievre 38,5 depuis 4 jours, pas d'essoufflement, pas de douleur thoracique
    ma plaie a la main est rouge, chaude et il y a du pus depuis hier
    mon fils de 4 ans a mal a l'oreille avec 39 depuis deux jours, il boit et joue un peu
    mal de gorge fort avec fievre 39 et points blancs depuis 3 jours mais j'avale les liquides
    ma mere a de la fievre tous les soirs depuis une semaine et mal au ventre léger, elle mange un peu et reste lucide
    je n'ai plus d'insuline depuis ce matin, glycémie 260, je me sens bien
    boutons en bande qui brulent sur un coté du dos depuis hier, tres douloureux
    ma fille de 2 ans a la diarrhee depuis hier, elle a tres soif et est agitée, elle boit avec avidité, ne vomit pas
    je me suis piqué ce matin avec une aiguille utilisée sur un patient vih
    plaie suturée qui coule et qui sent mauvais
    fièvre 39 depuis quatre jours au retour des Cayes, je mange un peu
    mon enfant de 5 ans a été griffé par un singe
    urines brûlantes et douleur au rein avec frissons
    yeux jaunes et urines foncées depuis une semaine
    mollet gauche chaud et gonflé depuis deux jours
    enceinte de 30 semaines, le bébé bouge moins aujourd'hui
    abcès à la fesse, très douloureux, pas de fièvre
    enceinte de 5 mois, brûlures en urinant
    toux et fièvre depuis 5 jours, crachats verts, je respire normalement
    mon bébé de 8 mois a 38,7 depuis ce matin mais il boit bien
    j'ai été mordu par un rat cette nuit
    otite avec fièvre chez ma fille de 7 ans
    j'ai marché sur un clou
  `,
  Routine: `
    j'ai besoin de renouveler ma pilule
    quel régime pour le diabète ?
    combien coûte une consultation
    j'ai des vertiges de temps en temps depuis des mois
    mon bébé fait ses dents, il bave un peu
    mal à l'épaule la nuit depuis deux mois
    je me sens triste depuis mon divorce
    j'ai été opéré de l'appendicite il y a 5 ans, cicatrice qui gratte
    j'ai arrêté mon traitement contre la tension
    mon mari ronfle beaucoup
    fourmis dans les mains la nuit depuis des semaines
    constipation depuis trois semaines
    piqûre de guêpe au bras, gonflé localement, je respire bien
    je perds mes cheveux
    j'ai besoin d'un certificat médical
    douleurs aux règles chaque mois
    mal au bas du dos depuis 6 semaines, pas de fievre, les jambes vont bien
    brulures d'estomac apres les repas depuis deux mois, pas de sang, pas d'amaigrissement
    j'ai eu un infarctus en 2021, plus aucune douleur, je veux renouveler mon ordonnance et faire un bilan
    boutons d'acné qui reviennent chez ma fille de 15 ans
    tension 145/90 trouvée a la pharmacie, aucun symptome
    mes regles sont irrégulières depuis un an, je ne suis pas enceinte, pas de douleur
    ongle du pied jaune et épais depuis des mois
    varices aux deux jambes depuis des années, un peu lourdes le soir, pas de rougeur
    je dors mal depuis plusieurs semaines a cause du travail, je n'ai pas d'idées noires
    j'ai fait une phlébite en 2019, je voudrais un bilan
    douleur au genou quand je descends les escaliers depuis des mois
    je voudrais une contraception
    eczéma aux coudes qui revient chaque hiver
    vaccin pour mon fils de 6 ans
    j'entends moins bien de l'oreille droite depuis deux ans
    mes règles sont en avance tous les mois
    j'ai fait un AVC il y a trois ans, je viens pour le suivi
    taches sombres sur le visage depuis des années
    je veux arrêter de fumer
    j'ai perdu mes cheveux après l'accouchement il y a un an
    mon fils pisse au lit
    mal aux dents quand je bois froid depuis un mois
    je suis diabétique, je voudrais un rendez-vous de suivi
    je vomis depuis ce matin mais je garde l'eau
    j'ai des hémorroïdes depuis longtemps
    je suis stressée et fatiguée depuis des semaines
    j'ai eu un accident de voiture en 2020 et j'ai encore mal au dos
    mon père a fait une crise cardiaque il y a dix ans, il voudrait un contrôle
    démangeaisons depuis un mois
    perte d'appétit depuis deux semaines
  `,
  'Self-care': `
    un petit rhume avec éternuements
    un peu de fatigue après une nuit courte
    lèvres gercées
    j'ai trop mangé, ballonnements
    petit mal de dos après le jardinage
    nez qui coule et yeux qui grattent
    j'ai éternué toute la journée
    petite brûlure d'estomac après le repas
    petit rhume, nez qui coule depuis hier, pas de fievre
    courbatures aux cuisses apres le foot d'hier
    petite coupure au doigt avec du papier, ne saigne plus
    piqures de moustiques qui grattent sur les jambes, rien d'autre
    j'ai le hoquet depuis dix minutes
    la gorge pique un peu depuis ce matin, j'avale bien, pas de température
    j'éternue et j'ai le nez pris depuis ce matin
    petit bleu sur la jambe après m'être cogné à une chaise
    ampoule au talon à cause de mes nouvelles chaussures
    un peu constipé depuis deux jours, pas de douleur
    jambes courbaturées après la randonnée
    petite toux sèche depuis hier, pas de fièvre
    léger mal de tête après une journée à l'écran
    coup de soleil léger sur les bras
    j'ai un peu mal aux jambes après le sport
    petite égratignure au coude
    nez bouché, pas de fièvre, je dors bien
    léger rhume, je mange et je dors bien
    j'ai mal à la gorge depuis ce matin, pas de fièvre
    crampe au mollet cette nuit, passée maintenant
    je me suis cogné le genou, petit bleu
  `,
});
