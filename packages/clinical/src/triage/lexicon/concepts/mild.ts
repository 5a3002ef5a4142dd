/** How little it is, where it is, and how it feels. */
export const MILD = {
  mildly: `
    little, bit, slight, slightly, mild, mildly, tiny, minor, peu, leger, legere, legerement, petit, petite, ti, kras,
    tikras, ti kras, ti jan, yon jan, piti, tou piti, ti moso, somewhat, kinda, pa two, pa anpil, pa fo,
    not much, not too, not really, pa tres, pa trop, pa vraiment, leje, titak`,
  small_part: `
    finger, fingers, thumb, toe, toes, heel, nail, knuckle, elbow, wrist, knee, knees, ankle, shin, shoulder, shoulders,
    neck, back, calf, calves, thigh, thighs, arm, arms, leg, legs, foot, feet, hand, hands, palm, lip, lips, nose, ear,
    ears, eyelid, eyes, throat, tongue, gum, gums, cheek, scalp, skin, muscle, muscles, butt, head, hair,
    doigt, doigts, pouce, orteil, orteils, talon, ongle, coude, poignet, genou, genoux, cheville, tibia, epaule, epaules,
    cou, nuque, dos, mollet, mollets, cuisse, cuisses, bras, jambe, jambes, pied, pieds, main, mains, paume, levre,
    levres, nez, oreille, oreilles, paupiere, yeux, gorge, langue, gencive, gencives, joue, cuir, peau, fesses, tete,
    dwet, pous, zotey, zong, koud, ponyet, jenou, cheviy, jepye, zepol, kou, nik, do, ren, mole, molet, kwis, kuis, bra,
    janm, pye, men, pla, lev, nen, zorey, popye, je, zye, goj, lang, jansiv, jou, po, mis, misk, fes, tet, cheve, bouch`,
  discomfort: `
    itch*, sting*, stings, tender, sore, stiff, tight, pull*, dry, red, pink, rough, tingl*, scratch*, irritat*, ache*,
    achy, hurts, hurt, uncomfortable, peel*, flak*, tired, raw, dried, heavy, click*, crack*, pop, pops, tirent, desseche*, crevass*, craqu*, lourd*, gratt*, demang*, piqu*, tire, tiraill*, sensible*, raide,
    raides, sec, secs, seche, seches, rouge, rouges, rose, roses, irrit*, gene, endolori*, fatigu*, mal, pele*, courbatu*,
    grate, grat, pike, pikote, rale, red, di, sech, chech, sek, wouj, sansib, jennen, fatige, kale, fe mal, doule, graje,
    lou, chofe, moulu, fann, koki, dekale, fwote`,
} as const;
