import type { RecommendationCode } from './rules/rule.ts';
import type { Named } from './symptom-names.ts';

/** What to do now. Numbers: ambulance 116 in Haiti, 911 and 988 in the United States. */
export const RECOMMENDATIONS: Readonly<Record<RecommendationCode, Named>> = {
  call_now: [
    'Get help now. In Haiti, call 116. In the United States, call 911. If no one comes, go to the nearest hospital. Do not go alone.',
    'Demandez de l’aide maintenant. En Haïti, appelez le 116. Aux États-Unis, appelez le 911. Si personne ne vient, allez à l’hôpital le plus proche, accompagné.',
    'Chèche sekou kounye a. Ann Ayiti, rele 116. Nan peyi Etazini, rele 911. Si pèsòn pa vini, ale nan lopital ki pi pre a. Pa ale pou kont ou.',
  ],
  go_now: [
    'Go to the nearest hospital now. Do not wait until tomorrow. If you cannot travel, call 116 in Haiti or 911 in the United States.',
    'Allez à l’hôpital le plus proche maintenant. N’attendez pas demain. Si vous ne pouvez pas vous déplacer, appelez le 116 en Haïti ou le 911 aux États-Unis.',
    'Ale nan lopital ki pi pre a kounye a. Pa tann demen. Si ou pa ka deplase, rele 116 ann Ayiti oswa 911 nan peyi Etazini.',
  ],
  maternity_now: [
    'Go to a hospital with a maternity ward now. Take someone with you. Call 116 in Haiti or 911 in the United States if you need a ride.',
    'Allez maintenant dans un hôpital avec une maternité. Prenez quelqu’un avec vous. Appelez le 116 en Haïti ou le 911 aux États-Unis si vous n’avez pas de transport.',
    'Ale kounye a nan yon lopital ki gen matènite. Ale ak yon moun. Si ou pa gen machin, rele 116 ann Ayiti oswa 911 nan peyi Etazini.',
  ],
  crisis_now: [
    'You matter, and help is there. Do not stay alone. Tell someone you trust now. In the United States, call or text 988. In Haiti, call 116 or go to the nearest hospital.',
    'Vous comptez, et de l’aide existe. Ne restez pas seul. Parlez maintenant à une personne de confiance. Aux États-Unis, appelez le 988. En Haïti, appelez le 116 ou allez à l’hôpital le plus proche.',
    'Ou gen valè, epi gen èd. Pa rete pou kont ou. Pale kounye a ak yon moun ou fè konfyans. Nan peyi Etazini, rele 988. Ann Ayiti, rele 116 oswa ale nan lopital ki pi pre a.',
  ],
  rehydrate_and_go: [
    'Start to drink oral rehydration solution now, in small sips. Go to a health center or a treatment center right away. Keep drinking on the way.',
    'Commencez maintenant à boire le sérum oral, par petites gorgées. Allez tout de suite dans un centre de santé ou de traitement. Continuez à boire en route.',
    'Kòmanse bwè sewòm oral kounye a, ti gòje pa ti gòje. Ale touswit nan yon sant sante oswa yon sant tretman. Kontinye bwè sou wout la.',
  ],
  see_today: [
    'See a doctor or a nurse today. If it gets worse, go to a hospital.',
    'Voyez un médecin ou une infirmière aujourd’hui. Si cela s’aggrave, allez à l’hôpital.',
    'Wè yon doktè oswa yon enfimyè jodi a. Si sa vin pi grav, ale lopital.',
  ],
  test_today: [
    'Go to a clinic today and ask for a test. Drink a lot. If it gets worse, go to a hospital.',
    'Allez dans une clinique aujourd’hui et demandez un test. Buvez beaucoup. Si cela s’aggrave, allez à l’hôpital.',
    'Ale nan yon klinik jodi a epi mande yon tès. Bwè anpil dlo. Si sa vin pi grav, ale lopital.',
  ],
  maternity_today: [
    'Go to your maternity clinic or midwife today. Do not wait for your next visit.',
    'Allez à votre maternité ou chez votre sage-femme aujourd’hui. N’attendez pas la prochaine visite.',
    'Ale nan matènite ou oswa kay fanmsaj ou jodi a. Pa tann pwochen vizit la.',
  ],
  bite_care_today: [
    'Wash the bite with soap and running water for 15 minutes. Go to a clinic today and ask about rabies and tetanus shots.',
    'Lavez la morsure à l’eau courante et au savon pendant 15 minutes. Allez dans une clinique aujourd’hui pour les vaccins contre la rage et le tétanos.',
    'Lave kote bèt la mòde a ak savon ak dlo ki ap koule pandan 15 minit. Ale nan yon klinik jodi a pou vaksen kont laraj ak tetanòs.',
  ],
  safe_care_today: [
    'It is not your fault. Go to a safe place and see a doctor or a nurse today. After rape, some medicines work only in the first 3 days.',
    'Ce n’est pas votre faute. Allez en lieu sûr et voyez un médecin ou une infirmière aujourd’hui. Après un viol, certains médicaments ne marchent que les 3 premiers jours.',
    'Se pa fòt ou. Ale yon kote ki an sekirite epi wè yon doktè oswa yon enfimyè jodi a. Apre yon kadejak, gen medikaman ki mache nan 3 premye jou yo sèlman.',
  ],
  safe_care_now: [
    'It is not your fault. Go to a safe place now, then to the nearest hospital. Take someone you trust. In Haiti, call 116. In the United States, call 911. After rape, some medicines work only in the first 3 days.',
    'Ce n’est pas votre faute. Allez maintenant en lieu sûr, puis à l’hôpital le plus proche, avec une personne de confiance. En Haïti, appelez le 116. Aux États-Unis, appelez le 911. Après un viol, certains médicaments ne marchent que les 3 premiers jours.',
    'Se pa fòt ou. Ale kounye a yon kote ki an sekirite, epi ale nan lopital ki pi pre a ak yon moun ou fè konfyans. Ann Ayiti, rele 116. Nan peyi Etazini, rele 911. Apre yon kadejak, gen medikaman ki mache nan 3 premye jou yo sèlman.',
  ],
  book_visit: [
    'Book a visit in the next days. Get help sooner if it gets worse.',
    'Prenez rendez-vous dans les prochains jours. Demandez de l’aide plus tôt si cela s’aggrave.',
    'Pran yon randevou nan jou ki ap vini yo. Chèche èd pi bonè si sa vin pi grav.',
  ],
  care_at_home: [
    'You can care for this at home. Rest and drink a lot. See a doctor if it gets worse or lasts more than a few days.',
    'Vous pouvez vous soigner à la maison. Reposez-vous et buvez beaucoup. Voyez un médecin si cela s’aggrave ou dure plus de quelques jours.',
    'Ou ka pran swen tèt ou lakay. Repoze ou epi bwè anpil dlo. Wè yon doktè si sa vin pi grav oswa si sa dire plis pase kèk jou.',
  ],
  ask_again: [
    'Please say it in other words or choose a symptom from the list. If someone is in danger, call 116 in Haiti or 911 in the United States. If not, book a visit.',
    'Dites-le autrement ou choisissez un symptôme dans la liste. Si quelqu’un est en danger, appelez le 116 en Haïti ou le 911 aux États-Unis. Sinon, prenez rendez-vous.',
    'Tanpri, di sa yon lòt jan oswa chwazi yon sentòm nan lis la. Si yon moun an danje, rele 116 ann Ayiti oswa 911 nan peyi Etazini. Si se pa sa, pran yon randevou.',
  ],
};
