import type { Named } from './symptom-names.ts';

/** Why it is an emergency. "May be", never "is". */
export const DANGER_REASONS = {
  heart_attack: [
    'This may be a heart attack.',
    'Cela peut être une crise cardiaque.',
    'Sa kapab yon kriz kadyak.',
  ],
  stroke: ['These may be signs of a stroke.', 'Cela peut être un AVC.', 'Sa kapab yon konjesyon serebral.'],
  vision_lost: [
    'Sudden loss of sight needs care now.',
    'Une perte brutale de la vue est une urgence.',
    'Lè yon moun pèdi je li yon sèl kou, se yon ijans.',
  ],
  worst_headache: [
    'A sudden, very bad headache may be bleeding in the head.',
    'Un mal de tête brutal peut être un saignement dans la tête.',
    'Yon gwo maltèt yon sèl kou ka san ki koule nan tèt.',
  ],
  headache_with_danger: [
    'A headache with these signs may be serious.',
    'Un mal de tête avec ces signes peut être grave.',
    'Maltèt ak siy sa yo ka grav.',
  ],
  not_awake: [
    'Not waking up or being confused is a danger sign.',
    'Ne pas se réveiller ou être confus est un signe de danger.',
    'Si yon moun pa reveye oswa li ap depale, se yon siy danje.',
  ],
  seizure: [
    'A seizure needs care now.',
    'Une convulsion demande des soins maintenant.',
    'Yon kriz konvilsyon mande swen kounye a.',
  ],
  heart_rhythm: [
    'The heart may be beating in an unsafe way.',
    'Le cœur peut battre de façon dangereuse.',
    'Kè a ka ap bat yon jan ki danjere.',
  ],
  fainting_with_danger: [
    'Fainting with these signs may be serious.',
    'Un évanouissement avec ces signes peut être grave.',
    'Endispozisyon ak siy sa yo ka grav.',
  ],
  aortic_tear: [
    'Tearing pain may come from the big blood vessel of the chest.',
    'Une douleur qui déchire peut venir du gros vaisseau de la poitrine.',
    'Doulè ki ap dechire ka soti nan gwo venn pwatrin nan.',
  ],
  pressure_crisis: [
    'Very high blood pressure with signs may harm the brain or the heart.',
    'Une tension très haute avec des signes peut abîmer le cerveau ou le cœur.',
    'Tansyon ki wo anpil ak siy sa yo ka domaje sèvo a oswa kè a.',
  ],
  pressure_low: [
    'Very low blood pressure may be serious.',
    'Une tension très basse peut être grave.',
    'Tansyon ki ba anpil ka grav.',
  ],
  lung_clot: [
    'This may be a blood clot in the lung.',
    'Cela peut être un caillot dans le poumon.',
    'Sa kapab yon boul san nan poumon.',
  ],
  nerves_of_bladder: [
    'The nerves of the back may be pressed.',
    'Les nerfs du dos peuvent être comprimés.',
    'Nè nan do a ka peze.',
  ],
  not_breathing: [
    'Someone who does not breathe needs help this minute.',
    'Une personne qui ne respire pas a besoin d’aide à la minute.',
    'Yon moun ki pa respire bezwen sekou menm kote a.',
  ],
  cannot_breathe: [
    'Great trouble breathing is an emergency.',
    'Une grande difficulté à respirer est une urgence.',
    'Gwo difikilte pou respire se yon ijans.',
  ],
  oxygen_very_low: [
    'The oxygen level is too low.',
    'Le taux d’oxygène est trop bas.',
    'Nivo oksijèn nan twò ba.',
  ],
  choking: [
    'Something may block the throat.',
    'Quelque chose peut bloquer la gorge.',
    'Yon bagay ka bouche gòj la.',
  ],
  drowning: [
    'After being under water, the lungs may be hurt.',
    'Après une noyade, les poumons peuvent être touchés.',
    'Apre yon moun nwaye, poumon yo ka pa byen.',
  ],
  severe_asthma: [
    'This may be a severe asthma attack.',
    'Cela peut être une crise d’asthme grave.',
    'Sa kapab yon gwo kriz opresyon.',
  ],
  throat_closing: [
    'The throat may be closing.',
    'La gorge peut être en train de se fermer.',
    'Gòj la ka ap fèmen.',
  ],
  anaphylaxis: [
    'This may be a severe allergic reaction.',
    'Cela peut être une réaction allergique grave.',
    'Sa kapab yon gwo reyaksyon alèji.',
  ],
  sepsis: [
    'An infection may be spreading in the blood.',
    'Une infection peut passer dans le sang.',
    'Yon enfeksyon ka ap gaye nan san.',
  ],
  meningitis: [
    'These may be signs of meningitis.',
    'Cela peut être une méningite.',
    'Sa kapab yon menenjit.',
  ],
  malaria_danger: [
    'Fever with danger signs may be severe malaria or a bad infection.',
    'La fièvre avec des signes de danger peut être un paludisme grave.',
    'Lafyèv ak siy danje kapab yon malarya grav oswa yon gwo enfeksyon.',
  ],
  dengue_warning: [
    'These may be warning signs of dengue.',
    'Cela peut être des signes d’alerte de dengue.',
    'Sa kapab siy danje lafyèv deng.',
  ],
  typhoid_danger: [
    'The bowel may be hurt by typhoid.',
    'La typhoïde peut avoir abîmé l’intestin.',
    'Tifoyid la ka domaje trip yo.',
  ],
  coughing_blood: [
    'Coughing up blood may come from the lungs.',
    'Les crachats de sang peuvent venir des poumons.',
    'Krache san ka soti nan poumon.',
  ],
  tetanus: ['These may be signs of tetanus.', 'Cela peut être le tétanos.', 'Sa kapab tetanòs.'],
  severe_dehydration: [
    'The body may have lost too much water.',
    'Le corps peut avoir perdu trop d’eau.',
    'Kò a ka pèdi twòp dlo.',
  ],
  cholera_with_vomiting: [
    'This may be cholera, and water is lost fast.',
    'Cela peut être le choléra, et l’eau se perd vite.',
    'Sa kapab kolera, epi kò a ap pèdi dlo vit.',
  ],
  stomach_bleeding: [
    'There may be bleeding in the belly.',
    'Il peut y avoir un saignement dans le ventre.',
    'San ka ap koule nan vant lan.',
  ],
  acute_belly: [
    'This belly pain may need surgery.',
    'Ce mal de ventre peut demander une opération.',
    'Vant fè mal sa a ka mande operasyon.',
  ],
  appendicitis: ['This may be appendicitis.', 'Cela peut être une appendicite.', 'Sa kapab yon apendisit.'],
  torsion: [
    'A testicle may be twisted. It can be saved in the first hours.',
    'Un testicule peut être tordu. On peut le sauver dans les premières heures.',
    'Yon grenn ka vire. Yo ka sove li nan premye èdtan yo.',
  ],
  ketoacidosis: [
    'Blood sugar may be much too high.',
    'Le sucre dans le sang peut être beaucoup trop haut.',
    'Sik nan san an ka twò wo anpil.',
  ],
  sugar_low: [
    'Blood sugar may be too low.',
    'Le sucre dans le sang peut être trop bas.',
    'Sik nan san an ka twò ba.',
  ],
  preeclampsia: [
    'In pregnancy or after birth, these may be signs of pre-eclampsia.',
    'Pendant ou après la grossesse, cela peut être une prééclampsie.',
    'Pandan gwosès oswa apre akouchman, sa kapab yon preeklanpsi.',
  ],
  pregnancy_bleeding: [
    'Bleeding or strong pain in pregnancy is a danger sign.',
    'Un saignement ou une forte douleur pendant la grossesse est un signe de danger.',
    'Senyen oswa gwo doulè pandan gwosès se yon siy danje.',
  ],
  pregnancy_waters: [
    'The waters may have broken.',
    'La poche des eaux peut être rompue.',
    'Poch dlo a ka pete.',
  ],
  labour_early: [
    'The baby may come too early.',
    'Le bébé peut arriver trop tôt.',
    'Tibebe a ka vini twò bonè.',
  ],
  birth_now: [
    'The birth may be happening now.',
    'L’accouchement peut être en cours.',
    'Akouchman an ka ap fèt kounye a.',
  ],
  baby_not_moving: [
    'A baby who stops moving must be checked now.',
    'Un bébé qui ne bouge plus doit être vu maintenant.',
    'Lè tibebe a pa bouje, fòk yo wè ou kounye a.',
  ],
  pregnancy_fever: [
    'Fever with these signs in pregnancy or after birth may be a bad infection.',
    'La fièvre pendant ou après la grossesse peut être une infection grave.',
    'Lafyèv pandan gwosès oswa apre akouchman kapab yon gwo enfeksyon.',
  ],
  birth_bleeding: [
    'Bleeding after birth may be deadly.',
    'Un saignement après l’accouchement peut tuer.',
    'Senyen apre akouchman ka touye.',
  ],
  ectopic: [
    'This may be a pregnancy outside the womb.',
    'Cela peut être une grossesse hors de l’utérus.',
    'Sa kapab yon gwosès deyò matris la.',
  ],
  newborn_danger: [
    'In a baby under 2 months, this is a danger sign.',
    'Chez un bébé de moins de 2 mois, c’est un signe de danger.',
    'Kay yon tibebe ki poko gen 2 mwa, se yon siy danje.',
  ],
  child_danger: [
    'In a child, this is a danger sign.',
    'Chez un enfant, c’est un signe de danger.',
    'Kay yon timoun, se yon siy danje.',
  ],
  child_breathing: [
    'The child may not get enough air.',
    'L’enfant peut manquer d’air.',
    'Timoun nan ka manke lè.',
  ],
  bulging_fontanelle: [
    'A bulging soft spot may be a brain infection.',
    'Une fontanelle bombée peut être une infection du cerveau.',
    'Fontanèl ki gonfle kapab yon enfeksyon nan sèvo.',
  ],
  malnutrition_danger: [
    'A child who is too thin and sick is in danger.',
    'Un enfant trop maigre et malade est en danger.',
    'Yon timoun ki megri anpil epi ki malad an danje.',
  ],
  heavy_bleeding: [
    'Losing a lot of blood is an emergency.',
    'Perdre beaucoup de sang est une urgence.',
    'Pèdi anpil san se yon ijans.',
  ],
  deep_wound: [
    'A deep wound may hurt organs or blood vessels.',
    'Une plaie profonde peut toucher un organe ou un vaisseau.',
    'Yon blesi fon ka rive sou yon ògàn oswa yon venn.',
  ],
  major_accident: [
    'After a bad accident, there may be hidden injuries.',
    'Après un accident grave, il peut y avoir des blessures cachées.',
    'Apre yon gwo aksidan, ka gen blesi ki kache.',
  ],
  head_injury_danger: [
    'After a blow to the head, these are danger signs.',
    'Après un coup à la tête, ce sont des signes de danger.',
    'Apre yon kou nan tèt, se siy danje.',
  ],
  severe_burn: ['This burn may be serious.', 'Cette brûlure peut être grave.', 'Brili sa a ka grav.'],
  electric_shock: [
    'An electric shock may hurt the heart.',
    'Un choc électrique peut toucher le cœur.',
    'Kouran ka fè kè a mal.',
  ],
  snake_bite: [
    'A snake bite must be seen now.',
    'Une morsure de serpent doit être vue maintenant.',
    'Lè koulèv mòde yon moun, fòk yo wè li kounye a.',
  ],
  rabies_signs: [
    'After an animal bite, these signs are serious.',
    'Après une morsure, ces signes sont graves.',
    'Apre yon bèt mòde, siy sa yo grav.',
  ],
  poisoning: ['This may be poisoning.', 'Cela peut être une intoxication.', 'Sa kapab yon entoksikasyon.'],
  carbon_monoxide: [
    'Fumes you cannot smell may be poisoning you. Get out into fresh air.',
    'Un gaz sans odeur peut vous intoxiquer. Sortez à l’air.',
    'Yon gaz ki pa gen odè ka ap fè ou mal. Soti deyò pou pran lè.',
  ],
  heat_stroke: [
    'This may be heat stroke.',
    'Cela peut être un coup de chaleur.',
    'Sa kapab yon gwo kout chalè.',
  ],
  limb_without_blood: [
    'An arm or leg that is cold and pale may get no blood.',
    'Un bras ou une jambe froid et pâle peut ne plus recevoir de sang.',
    'Yon bra oswa yon janm ki frèt epi ki pal ka pa resevwa san ankò.',
  ],
  eye_injury: [
    'An injured eye must be seen now.',
    'Un œil blessé doit être vu maintenant.',
    'Yon je ki blese, fòk yo wè li kounye a.',
  ],
  sickle_crisis: [
    'This may be a sickle cell crisis.',
    'Cela peut être une crise de drépanocytose.',
    'Sa kapab yon kriz drepanositoz.',
  ],
  strangled: [
    'After the neck was squeezed, the throat may swell later.',
    'Après un étranglement, la gorge peut gonfler plus tard.',
    'Apre yon moun peze kou ou, gòj la ka anfle pita.',
  ],
  emergency_named: [
    'You name an illness that needs care now.',
    'Vous nommez une maladie qui demande des soins maintenant.',
    'Ou site non yon maladi ki mande swen kounye a.',
  ],
  asks_for_help: [
    'You say that someone is in danger now.',
    'Vous dites que quelqu’un est en danger maintenant.',
    'Ou di yon moun an danje kounye a.',
  ],
  violence_danger: [
    'After being beaten, these are danger signs.',
    'Après des coups, ce sont des signes de danger.',
    'Apre yon moun bat ou, se siy danje.',
  ],
  sexual_violence: [
    'After rape, care in the first hours protects you best.',
    'Après un viol, les soins des premières heures protègent le mieux.',
    'Apre yon kadejak, swen nan premye èdtan yo pwoteje ou pi byen.',
  ],
  suicide: [
    'Thoughts of death or harm need help now.',
    'Des idées de mort ou de se faire mal demandent de l’aide maintenant.',
    'Lide lanmò oswa lide fè mal mande èd kounye a.',
  ],
} as const satisfies Record<string, Named>;
