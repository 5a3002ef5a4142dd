/** Phrases that look like a finding and are none. */
export const NEUTRAL = `
  tous jours/matins/soirs/deux/mois, cold water, rice water recipe, sad movie, check blood pressure,
  pregnancy test negative, test grossesse negatif, tes gwoses negatif, negative pregnancy test,
  ~covid/malaria/malarya/palu/hiv/vih/strep/flu/grippe/tb/dengue/typhoide/tifoyid test/tes positif/positive/pozitif,
  disan rete, san rete deja, bleed* stopped, stopped bleed*, saign* arrete, blood stopped,
  flu/tetanus/rabies/allergy/insulin/booster/covid/depo/vaccine shot*, need/want shot*, shot* school,
  sun burn*, burn* sun, coup soleil, soley boule, boule soley, sunburn*,
  vaksen/vaccin/vaccine/shot* tetan*/tetanus, tetan* vaksen/vaccin/vaccine/shot*,
  egzamen/tes/test/analyse/prise san/sang/blood, blood test/work/draw, test sang, prise sang,
  balle/ball tennis/foot/football/basket/golf, kout men, ke kontan, a la tete, tete de, coup main/fil/oeil, bon ke,
  cut hair, coupe cheveux, koupe cheve, koupe zong, period last, heat rash, sante mantal,
  ~dan/dent/dents/molar/tooth @hurts anba/bas/lower/bottom dwat/adwat/droite/right,
  dan/dent/dents/molar anba/bas/lower dwat/adwat/droite/right, boule/brule/burn* kou/kon/tankou/comme/like dife/feu/fire,
  ~tach/tache*/spot*/mak nwa/noir*/black/dark figi/visage/face bouton/akne/acne/pimple*,
  ~siffl*/sifle*/whistl* ear/ears/oreille*/zorey, ~levre*/lips dry/seche* gerce*/chapped,
  bra/bras/arms do/dos/back lou/lourd*/heavy paske/apre/because/after/apres/from @exercise,
  mal/douleur*/sore/pain mollets/calves after/apres/depuis/since/apre/from @exercise,
  vle/ka/bezwen/renmen pale, pale ak, petite/grosse boule, boule sous peau/bras,
  ~cheve/cheveux/hair tonbe/tombe*/fall* tet/tete/head, ~feet/hands/pieds/mains/pye cold/froid*/fret winter/hiver,
  every/each/chaque/chak night/soir/aswe tout/all/toutes @pills,
  ~nose/nez/nen likid/liquide/fluid/liquid/stuff/dlo jon/jaune*/yellow/green/vert/vet bay/koule/sot/soti/ooz*/leak*/drain*/coule*
`;
