/** Where the rules come from: facts only, in our own words. */
export const TRIAGE_SOURCES = {
  who_imci: {
    publisher: 'World Health Organization',
    title: 'Integrated Management of Childhood Illness: chart booklet',
    year: 2014,
  },
  who_psbi: {
    publisher: 'World Health Organization',
    title: 'Managing possible serious bacterial infection in young infants when referral is not feasible',
    year: 2015,
  },
  who_etat: {
    publisher: 'World Health Organization',
    title: 'Paediatric emergency triage, assessment and treatment',
    year: 2016,
  },
  who_pcpnc: {
    publisher: 'World Health Organization',
    title: 'Pregnancy, Childbirth, Postpartum and Newborn Care (3rd edition)',
    year: 2015,
  },
  who_bec: { publisher: 'World Health Organization and ICRC', title: 'Basic Emergency Care', year: 2018 },
  who_malaria: { publisher: 'World Health Organization', title: 'Guidelines for malaria', year: 2023 },
  who_dengue: {
    publisher: 'World Health Organization',
    title: 'Dengue: guidelines for diagnosis, treatment, prevention and control',
    year: 2009,
  },
  who_rabies: {
    publisher: 'World Health Organization',
    title: 'Rabies vaccines: WHO position paper',
    year: 2018,
  },
  who_snake: {
    publisher: 'World Health Organization',
    title: 'Guidelines for the management of snakebites (2nd edition)',
    year: 2016,
  },
  who_violence: {
    publisher: 'World Health Organization',
    title: 'Health care for women subjected to intimate partner violence or sexual violence',
    year: 2014,
  },
  who_mhgap: {
    publisher: 'World Health Organization',
    title: 'mhGAP Intervention Guide (version 2.0)',
    year: 2016,
  },
  who_sam: {
    publisher: 'World Health Organization',
    title: 'Updates on the management of severe acute malnutrition in infants and children',
    year: 2013,
  },
  who_tb: {
    publisher: 'World Health Organization',
    title: 'Consolidated guidelines on tuberculosis, module 2: screening',
    year: 2021,
  },
  who_oximetry: {
    publisher: 'World Health Organization',
    title: 'Pulse oximetry training manual',
    year: 2011,
  },
  gtfcc_cholera: {
    publisher: 'Global Task Force on Cholera Control',
    title: 'Cholera outbreak response: field manual',
    year: 2019,
  },
  cdc_yellow: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'CDC Yellow Book',
    year: 2024,
  },
  cdc_hear_her: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Hear Her: urgent maternal warning signs',
    year: 2020,
  },
  cdc_tetanus: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Epidemiology and Prevention of Vaccine-Preventable Diseases: Tetanus',
    year: 2021,
  },
  cdc_co: {
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Carbon Monoxide Poisoning Prevention',
    year: 2024,
  },
  aha_chest_pain: {
    publisher: 'American Heart Association and American College of Cardiology',
    title: 'Guideline for the Evaluation and Diagnosis of Chest Pain',
    year: 2021,
  },
  aha_stroke: {
    publisher: 'American Heart Association and American Stroke Association',
    title: 'Guidelines for the Early Management of Acute Ischemic Stroke',
    year: 2019,
  },
  aha_first_aid: {
    publisher: 'American Heart Association and American Red Cross',
    title: '2024 Guidelines for First Aid',
    year: 2024,
  },
  acc_hypertension: {
    publisher: 'American College of Cardiology and American Heart Association',
    title: 'Guideline for High Blood Pressure in Adults',
    year: 2017,
  },
  acc_syncope: {
    publisher: 'American College of Cardiology and American Heart Association',
    title: 'Guideline for Syncope',
    year: 2017,
  },
  acc_aorta: {
    publisher: 'American College of Cardiology and American Heart Association',
    title: 'Guideline for Aortic Disease',
    year: 2022,
  },
  ssc_sepsis: {
    publisher: 'Society of Critical Care Medicine',
    title: 'Surviving Sepsis Campaign guidelines',
    year: 2021,
  },
  wao_anaphylaxis: { publisher: 'World Allergy Organization', title: 'Anaphylaxis guidance', year: 2020 },
  gina: {
    publisher: 'Global Initiative for Asthma',
    title: 'Global Strategy for Asthma Management and Prevention',
    year: 2023,
  },
  aao_keratitis: {
    publisher: 'American Academy of Ophthalmology',
    title: 'Bacterial Keratitis: Preferred Practice Pattern',
    year: 2018,
  },
  esvs_limb: {
    publisher: 'European Society for Vascular Surgery',
    title: 'Clinical Practice Guidelines on the Management of Acute Limb Ischaemia',
    year: 2020,
  },
  nice_head: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Head injury (NG232)',
    year: 2023,
  },
  nice_epilepsy: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Epilepsies in children, young people and adults (NG217)',
    year: 2022,
  },
  nice_meningitis: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Meningitis (bacterial) and meningococcal disease (NG240)',
    year: 2024,
  },
  nice_headache: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Headaches in over 12s (CG150)',
    year: 2012,
  },
  nice_gi_bleed: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Acute upper gastrointestinal bleeding in over 16s (CG141)',
    year: 2012,
  },
  nice_ectopic: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Ectopic pregnancy and miscarriage (NG126)',
    year: 2019,
  },
  nice_vte: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Venous thromboembolic diseases (NG158)',
    year: 2020,
  },
  nice_fever: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Fever in under 5s (NG143)',
    year: 2019,
  },
  acog_222: {
    publisher: 'American College of Obstetricians and Gynecologists',
    title: 'Practice Bulletin 222: Gestational Hypertension and Preeclampsia',
    year: 2020,
  },
  rcog_57: {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title: 'Green-top Guideline 57: Reduced Fetal Movements',
    year: 2011,
  },
  wses_appendicitis: {
    publisher: 'World Society of Emergency Surgery',
    title: 'Jerusalem guidelines for acute appendicitis',
    year: 2020,
  },
  ada: { publisher: 'American Diabetes Association', title: 'Standards of Care in Diabetes', year: 2024 },
  aua_scrotum: {
    publisher: 'European Association of Urology',
    title: 'Guidelines on Paediatric Urology: acute scrotum',
    year: 2023,
  },
  ash_sickle: {
    publisher: 'National Heart, Lung, and Blood Institute',
    title: 'Evidence-Based Management of Sickle Cell Disease',
    year: 2014,
  },
  aba_burns: {
    publisher: 'American Burn Association',
    title: 'Guidelines for Burn Patient Referral',
    year: 2022,
  },
  wms_heat: { publisher: 'Wilderness Medical Society', title: 'Guidelines for Heat Illness', year: 2019 },
} as const;

export type TriageSource = keyof typeof TRIAGE_SOURCES;
