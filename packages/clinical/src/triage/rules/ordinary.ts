import type { RuleRow } from './rule.ts';

/** Dangers that people describe without their names: swelling, hernia, blocked bowel, falls, threats. */
export const ORDINARY = [
  {
    code: 'throat_closing',
    severity: 'Emergency',
    when: 'throat_swelling',
    recommendation: 'call_now',
    firstAid: 'anaphylaxis',
    source: ['wao_anaphylaxis'],
  },
  {
    code: 'priapism',
    severity: 'Emergency',
    when: 'priapism',
    recommendation: 'go_now',
    source: ['aua_priapism'],
  },
  {
    code: 'hernia_stuck',
    severity: 'Emergency',
    when: 'hernia_stuck',
    recommendation: 'go_now',
    source: ['wses_hernia'],
  },
  {
    code: 'hernia_stuck',
    severity: 'Emergency',
    when: 'hernia + vomiting vomits_everything severe:hernia severe:belly_pain rigid_belly',
    recommendation: 'go_now',
    source: ['wses_hernia'],
  },
  {
    code: 'bowel_blocked',
    severity: 'Emergency',
    when: `
      vomiting vomits_everything + constipation rigid_belly + belly_swollen bloating rigid_belly belly_pain
      abdominal_cramps`,
    recommendation: 'go_now',
    source: ['wses_obstruction'],
  },
  {
    code: 'fall_older',
    severity: 'Emergency',
    when: `
      fall + age_older + cannot_get_up cannot_walk leg_turned fracture joint_pain leg_pain head_injury
      blood_thinner confusion fainting lethargy one_sided_weakness`,
    recommendation: 'call_now',
    firstAid: 'fracture',
    source: ['nice_hip', 'nice_head'],
  },
  {
    code: 'fall_older',
    severity: 'Emergency',
    when: 'fall + leg_turned',
    recommendation: 'call_now',
    firstAid: 'fracture',
    source: ['nice_hip'],
  },
  {
    code: 'fall_older',
    severity: 'Urgent',
    when: 'fall + age_older',
    recommendation: 'see_today',
    source: ['nice_hip'],
  },
  {
    code: 'fall_pregnant',
    severity: 'Emergency',
    when: 'fall + pregnant',
    recommendation: 'maternity_now',
    source: ['cdc_hear_her', 'who_pcpnc'],
  },
  {
    code: 'hiv_headache',
    severity: 'Emergency',
    when: `
      hiv + headache + severe:headache 3d:headache not_stopping fever high_fever vomiting light_hurts
      stiff_neck blurred_vision lethargy weakness`,
    recommendation: 'go_now',
    source: ['who_advanced_hiv'],
  },
  {
    code: 'hiv_headache',
    severity: 'Urgent',
    when: 'hiv + headache',
    recommendation: 'see_today',
    source: ['who_advanced_hiv'],
  },
  {
    code: 'breaths_slow',
    severity: 'Emergency',
    when: 'breaths_slow',
    recommendation: 'call_now',
    source: ['who_bec'],
  },
  {
    code: 'threatened',
    severity: 'Emergency',
    when: 'threatened',
    recommendation: 'safe_place_now',
    source: ['who_violence'],
  },
] as const satisfies readonly RuleRow[];
