import type { ReasonCode } from './assess.ts';
import type { Named } from './symptom-names.ts';
import { DANGER_REASONS } from './words-dangers.ts';

/** Why it should be seen today, soon, or can wait. */
const OTHER_REASONS: Readonly<Record<Exclude<ReasonCode, keyof typeof DANGER_REASONS>, Named>> = {
  chest_pain: [
    'Chest pain should be checked today.',
    'Une douleur à la poitrine doit être vue aujourd’hui.',
    'Doulè nan pwatrin, fòk yo wè sa jodi a.',
  ],
  fainting: [
    'Fainting should be checked today.',
    'Un évanouissement doit être vu aujourd’hui.',
    'Endispozisyon, fòk yo wè sa jodi a.',
  ],
  pressure_very_high: [
    'Your blood pressure is very high.',
    'Votre tension est très haute.',
    'Tansyon ou wo anpil.',
  ],
  pressure_high_signs: [
    'High blood pressure with signs should be checked today.',
    'Une tension haute avec des signes doit être vue aujourd’hui.',
    'Tansyon wo ak siy sa yo, fòk yo wè sa jodi a.',
  ],
  leg_clot: [
    'This may be a blood clot in the leg.',
    'Cela peut être un caillot dans la jambe.',
    'Sa kapab yon boul san nan janm.',
  ],
  oxygen_low: [
    'The oxygen level is a little low.',
    'Le taux d’oxygène est un peu bas.',
    'Nivo oksijèn nan yon ti jan ba.',
  ],
  asthma: ['This may be asthma.', 'Cela peut être de l’asthme.', 'Sa kapab opresyon (asm).'],
  short_of_breath: [
    'Trouble breathing should be checked today.',
    'Une gêne pour respirer doit être vue aujourd’hui.',
    'Difikilte pou respire, fòk yo wè sa jodi a.',
  ],
  chest_infection: [
    'This may be an infection in the chest.',
    'Cela peut être une infection des poumons.',
    'Sa kapab yon enfeksyon nan poumon.',
  ],
  face_swelling: [
    'Swelling of the face may get worse fast.',
    'Un visage qui enfle peut vite s’aggraver.',
    'Figi ki anfle ka vin pi grav vit.',
  ],
  fever_malaria_test: [
    'Fever may be malaria. A test can tell.',
    'La fièvre peut être le paludisme. Un test le dira.',
    'Lafyèv kapab malarya. Yon tès ap di sa.',
  ],
  fever_days: [
    'A fever that is high or lasts needs a test.',
    'Une fièvre forte ou qui dure demande un test.',
    'Lafyèv ki wo oswa ki dire mande yon tès.',
  ],
  fever_weak_defences: [
    'Fever is riskier with this illness or at this age.',
    'La fièvre est plus risquée avec cette maladie ou à cet âge.',
    'Lafyèv pi danjere ak maladi sa a oswa a laj sa a.',
  ],
  fever_with_chills: [
    'Fever with these signs may be an infection.',
    'La fièvre avec ces signes peut être une infection.',
    'Lafyèv ak siy sa yo kapab yon enfeksyon.',
  ],
  tuberculosis: [
    'This may be tuberculosis. A test can tell.',
    'Cela peut être la tuberculose. Un test le dira.',
    'Sa kapab tibèkiloz. Yon tès ap di sa.',
  ],
  long_cough: [
    'A cough of two weeks or more should be checked.',
    'Une toux de deux semaines ou plus doit être vue.',
    'Tous ki gen 2 semèn oswa plis, fòk yo wè sa.',
  ],
  spreading_infection: [
    'A skin infection may be spreading.',
    'Une infection de la peau peut s’étendre.',
    'Yon enfeksyon sou po ka ap gaye.',
  ],
  cholera: ['This may be cholera.', 'Cela peut être le choléra.', 'Sa kapab kolera.'],
  dehydration: [
    'The body may be losing too much water.',
    'Le corps peut perdre trop d’eau.',
    'Kò a ka ap pèdi twòp dlo.',
  ],
  vomits_everything: [
    'Vomiting that does not stop dries out the body.',
    'Des vomissements sans arrêt vident le corps de son eau.',
    'Vomi san rete fè kò a pèdi dlo.',
  ],
  blood_in_stool: [
    'Blood in the stool should be checked today.',
    'Du sang dans les selles doit être vu aujourd’hui.',
    'San nan poupou, fòk yo wè sa jodi a.',
  ],
  severe_belly_pain: [
    'Strong belly pain should be checked today.',
    'Un fort mal de ventre doit être vu aujourd’hui.',
    'Gwo doulè nan vant, fòk yo wè sa jodi a.',
  ],
  cannot_urinate: [
    'This urine problem should be checked today.',
    'Ce problème d’urine doit être vu aujourd’hui.',
    'Pwoblèm pipi sa a, fòk yo wè sa jodi a.',
  ],
  kidney_infection: [
    'This may be an infection of the kidneys or urine.',
    'Cela peut être une infection des reins ou des urines.',
    'Sa kapab yon enfeksyon nan ren oswa nan pipi.',
  ],
  jaundice: [
    'Yellow eyes or skin may come from the liver.',
    'Les yeux ou la peau jaunes peuvent venir du foie.',
    'Je jòn oswa po jòn ka soti nan fwa.',
  ],
  sugar_high: [
    'Blood sugar may be too high.',
    'Le sucre dans le sang peut être trop haut.',
    'Sik nan san an ka twò wo.',
  ],
  pregnancy_pressure: [
    'In pregnancy, this should be checked today.',
    'Pendant la grossesse, cela doit être vu aujourd’hui.',
    'Pandan gwosès, fòk yo wè sa jodi a.',
  ],
  labour: ['Labor may be starting.', 'Le travail peut avoir commencé.', 'Tranche a ka kòmanse.'],
  baby_moves_less: [
    'A baby who moves less should be checked today.',
    'Un bébé qui bouge moins doit être vu aujourd’hui.',
    'Lè tibebe a bouje mwens, fòk yo wè ou jodi a.',
  ],
  pregnancy_danger: [
    'In pregnancy or after birth, this should be seen today.',
    'Pendant ou après la grossesse, cela doit être vu aujourd’hui.',
    'Pandan gwosès oswa apre akouchman, fòk yo wè sa jodi a.',
  ],
  vaginal_bleeding: [
    'This bleeding should be checked today.',
    'Ce saignement doit être vu aujourd’hui.',
    'Senyen sa a, fòk yo wè sa jodi a.',
  ],
  pelvic_infection: [
    'This may be an infection of the womb.',
    'Cela peut être une infection de l’utérus.',
    'Sa kapab yon enfeksyon nan matris.',
  ],
  breast_infection: [
    'This may be an infection of the breast.',
    'Cela peut être une infection du sein.',
    'Sa kapab yon enfeksyon nan tete.',
  ],
  newborn_seen: [
    'A baby under 2 months should be seen the same day.',
    'Un bébé de moins de 2 mois doit être vu le jour même.',
    'Yon tibebe ki poko gen 2 mwa, fòk yo wè li menm jou a.',
  ],
  child_fast_breathing: [
    'Fast breathing in a child may be pneumonia.',
    'Une respiration rapide chez un enfant peut être une pneumonie.',
    'Lè yon timoun respire vit, sa kapab nemoni.',
  ],
  baby_fever: [
    'Fever in a child should be seen today.',
    'La fièvre d’un enfant doit être vue aujourd’hui.',
    'Lafyèv kay yon timoun, fòk yo wè sa jodi a.',
  ],
  baby_inconsolable: [
    'This sign in a child should be seen today.',
    'Ce signe chez un enfant doit être vu aujourd’hui.',
    'Siy sa a kay yon timoun, fòk yo wè sa jodi a.',
  ],
  malnutrition: [
    'The child may not get enough food.',
    'L’enfant peut manquer de nourriture.',
    'Timoun nan ka pa jwenn ase manje.',
  ],
  bleeding: [
    'Bleeding should be checked today. Press on it.',
    'Un saignement doit être vu aujourd’hui. Appuyez dessus.',
    'Senyen, fòk yo wè sa jodi a. Peze sou li.',
  ],
  fracture: ['A bone may be broken.', 'Un os peut être cassé.', 'Yon zo ka kase.'],
  head_injury: [
    'A blow to the head should be checked today.',
    'Un coup à la tête doit être vu aujourd’hui.',
    'Yon kou nan tèt, fòk yo wè sa jodi a.',
  ],
  burn: [
    'A burn should be checked today.',
    'Une brûlure doit être vue aujourd’hui.',
    'Yon brili, fòk yo wè sa jodi a.',
  ],
  scorpion_sting: [
    'A scorpion sting should be checked.',
    'Une piqûre de scorpion doit être vue.',
    'Lè eskòpyon pike yon moun, fòk yo wè li.',
  ],
  animal_bite: [
    'An animal bite may carry rabies.',
    'Une morsure peut donner la rage.',
    'Yon bèt ki mòde ka bay laraj.',
  ],
  heat: ['This may be illness from heat.', 'Cela peut venir de la chaleur.', 'Sa ka soti nan chalè.'],
  sickle_pain: [
    'With sickle cell disease, pain should be seen today.',
    'Avec la drépanocytose, la douleur doit être vue aujourd’hui.',
    'Ak drepanositoz, fòk yo wè doulè a jodi a.',
  ],
  hearing_voices: [
    'This should be talked about with a doctor today.',
    'Il faut en parler à un médecin aujourd’hui.',
    'Fòk ou pale ak yon doktè sou sa jodi a.',
  ],
  low_mood: [
    'You should not carry this alone. Talk to a doctor today.',
    'Ne restez pas seul avec cela. Parlez à un médecin aujourd’hui.',
    'Pa pote sa pou kont ou. Pale ak yon doktè jodi a.',
  ],
  wound_infected: [
    'This may be an infection that needs medicine.',
    'Cela peut être une infection à traiter.',
    'Sa kapab yon enfeksyon ki mande medikaman.',
  ],
  eye_infection: [
    'A red eye with contact lenses, or one that light hurts, must be seen today.',
    'Un œil rouge avec des lentilles, ou que la lumière gêne, doit être vu aujourd’hui.',
    'Yon je wouj ak lantiy, oswa yon je limyè fè mal, fòk yo wè li jodi a.',
  ],
  puncture: [
    'A nail or a thorn may carry tetanus.',
    'Un clou ou une épine peut donner le tétanos.',
    'Yon klou oswa yon pikan ka bay tetanòs.',
  ],
  blood_contact: [
    'After contact with blood, some medicines work only in the first 3 days.',
    'Après un contact avec du sang, certains médicaments ne marchent que les 3 premiers jours.',
    'Apre kontak ak san, gen medikaman ki mache nan 3 premye jou yo sèlman.',
  ],
  no_insulin: [
    'Going without insulin is not safe.',
    'Rester sans insuline n’est pas sûr.',
    'Rete san ensilin pa bon.',
  ],
  violence: [
    'Someone hurt you. You deserve care and safety.',
    'Quelqu’un vous a fait du mal. Vous méritez des soins et la sécurité.',
    'Yon moun fè ou mal. Ou merite swen ak sekirite.',
  ],
  not_understood: [
    'We did not understand the words. A person should listen to you.',
    'Nous n’avons pas compris. Une personne doit vous écouter.',
    'Nou pa konprann mo yo. Fòk yon moun koute ou.',
  ],
  partly_understood: [
    'We did not understand all of it. To be safe, let someone look at it.',
    'Nous n’avons pas tout compris. Par prudence, faites-vous voir.',
    'Nou pa konprann tout sa ou di. Pou plis sekirite, fè yon moun wè ou.',
  ],
  symptom_today: ['This should be seen today.', 'Cela doit être vu aujourd’hui.', 'Fòk yo wè sa jodi a.'],
  symptom_visit: [
    'This is best looked at in a visit.',
    'Il vaut mieux en parler en consultation.',
    'Li pi bon pou ou pale ak doktè sou sa.',
  ],
  symptom_home: [
    'We saw no danger sign in what you told us.',
    'Nous n’avons pas vu de signe de danger dans ce que vous dites.',
    'Nou pa wè siy danje nan sa ou di.',
  ],
  lasting: ['It has lasted a long time.', 'Cela dure depuis longtemps.', 'Sa gen lontan.'],
  strong: ['You say it is strong.', 'Vous dites que c’est fort.', 'Ou di sa fò.'],
  vulnerable: [
    'At this age, or with this illness or pregnancy, it is best to be seen.',
    'À cet âge, ou avec cette maladie ou une grossesse, mieux vaut consulter.',
    'A laj sa a, oswa ak maladi sa a oswa gwosès, li pi bon pou yo wè ou.',
  ],
  several: [
    'You have many signs at once.',
    'Vous avez plusieurs signes à la fois.',
    'Ou gen plizyè siy ansanm.',
  ],
  second_reading: [
    'A second reading of your words asks for more care.',
    'Une deuxième lecture demande plus de prudence.',
    'Yon dezyèm lekti mande plis prekosyon.',
  ],
};

export const REASON_WORDS: Readonly<Record<ReasonCode, Named>> = { ...DANGER_REASONS, ...OTHER_REASONS };
