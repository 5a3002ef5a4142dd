/** Parts of the body, in the words of three languages and as people spell them. */
export const BODY = {
  head: 'head, heads, skull, forehead, tete, crane, front, tet, kalbas',
  face: `
    face, mouth, lip, lips, smile, cheek, eyelid, visage, figure, bouche, levre, levres, sourire, joue, paupiere,
    figi, vizaj, bouch, dyol, lev`,
  throat: 'throat, windpipe, airway, gorge, gosier, trachee, goj, gagann, gozye, gojet',
  tongue: 'tongue, langue, lang',
  neck: 'neck, cou, nuque, kou, nik, nuk, zo kou',
  chest: `
    chest, breastbone, sternum, rib cage, ribcage, torso, poitrine, poitrin, thorax, thoracique, thoraciques, pwatrin,
    pwatrinn, patrin, lestomak, lestomac, bisket, fal, fontyen, rib, ribs, cote gauche, pectoral, kot goch,
    kof lestomak`,
  heart: 'heart, coeur, ke',
  arm: `
    arm, arms, hand, hands, shoulder, elbow, wrist, bras, main, mains, epaule, coude, poignet, bra, zepol, ponyet,
    pwaye, avanbra`,
  leg: `
    leg, legs, foot, feet, knee, thigh, hip, calf, ankle, shin, jambe, jambes, pied, pieds, genou, cuisse, cuisses,
    hanche, mollet, cheville, janm, pye, jenou, kuis, kwis, ranch, mole, molet, jepye, cheviy, tay, tibya`,
  finger: `
    finger, fingers, thumb, toe, toes, fingertip, doigt, doigts, pouce, orteil, orteils, dwet, pous, zotey`,
  side: 'side, half, cote, moitie, bo, mwatye, left, right, gauche, droit, droite, goch, agoch, dwat, adwat',
  belly: `
    belly, stomach, tummy, abdomen, abdominal, abdominale, abdominales, gut, ventre, estomac, bide, vant, tivant,
    vent, van`,
  groin: `
    groin, crotch, saddle, between legs, perineum, aine, entrejambe, entre jambes, lenn, nan mitan janm, mitan janm,
    fouch`,
  back: 'back, spine, dos, colonne, do, reldo, ren, rein, reins, kolonn, zo do',
  shoulder_blades: `
    shoulder blade*, between shoulder*, omoplate*, entre epaules, zomoplat, mitan zepol, ant zepol, haut dos,
    upper back, anwo do`,
  eye: 'eye, eyes, oeil, yeux, zye, pupil*, cornea, cornee, eyeball',
  skin: 'skin, peau, po',
  palm: 'palm, palms, paume, paumes',
  fontanelle:
    'soft spot, fontanel*, lafontan, tet tibebe, tet bebe, krinn tet, mitan tet, fontenel*, milieu crane, tet pitit',
  testicle: `
    testicle*, testic*, balls, scrotum, bourses, couille, couilles, testikil, left nut, right nut, nutsack, testis,
    bourse, one ball, left ball, right ball, one nut`,
  penis: 'penis, peni, verge, sexe, pati gason, kok, dick, zozo, my member',
  hernia: `
    hernia*, hernie*, eni, lump groin, bulge groin, bump groin, boule aine, bosse aine, grosseur aine, boul lenn,
    groin lump, groin bulge`,
  vagina: `
    vagina, vaginal, private parts, down there, vagin, vaginale, vulve, pati entim, anba, bouboun, chouchoun, entim`,
  cord: 'cord, umbilical, rope, cordon, corde, kod, kodon, lonbrik, lonbrit',
  tooth: 'tooth, teeth, molar, gum, dent, dents, gencive, dan, jansiv',
  body: 'body, corps, ko, kadav, limbs, membres, manm',
} as const;
