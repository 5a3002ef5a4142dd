/** Members of each class by id. `+name` takes in the members of another class. */
const WRITTEN: Readonly<Record<string, string>> = {
  nsaid: 'ibuprofen naproxen diclofenac indometacin ketoprofen meloxicam piroxicam celecoxib ketorolac',
  systemic_steroid:
    'prednisolone prednisone dexamethasone hydrocortisone-injection methylprednisolone betamethasone',
  heparin_class: 'heparin enoxaparin dalteparin',
  doac: 'apixaban rivaroxaban dabigatran edoxaban',
  p2y12: 'clopidogrel ticagrelor prasugrel',
  acei: 'captopril enalapril lisinopril ramipril perindopril benazepril',
  arb: 'losartan valsartan candesartan irbesartan telmisartan olmesartan',
  thiazide: 'hydrochlorothiazide chlortalidone indapamide bendroflumethiazide metolazone',
  loop: 'furosemide bumetanide torasemide',
  potassium_sparing: 'spironolactone eplerenone amiloride triamterene',
  beta_blocker: 'atenolol bisoprolol metoprolol nebivolol +nonselective_beta_blocker',
  nonselective_beta_blocker: 'propranolol carvedilol labetalol nadolol timolol-eye-drops sotalol',
  beta_agonist: 'salbutamol salmeterol formoterol terbutaline',
  slowing_calcium_blocker: 'verapamil diltiazem',
  calcium_blocker: 'amlodipine nifedipine felodipine nicardipine',
  nitrate: 'glyceryl-trinitrate isosorbide-dinitrate isosorbide-mononitrate',
  pde5: 'sildenafil tadalafil vardenafil',
  alpha_blocker: 'tamsulosin doxazosin prazosin terazosin alfuzosin',
  statin: 'simvastatin lovastatin atorvastatin rosuvastatin pravastatin fluvastatin',
  ssri: 'fluoxetine sertraline escitalopram citalopram paroxetine fluvoxamine',
  snri: 'venlafaxine duloxetine',
  tca: 'amitriptyline imipramine nortriptyline clomipramine',
  maoi: 'phenelzine tranylcypromine moclobemide',
  maoi_b: 'selegiline rasagiline',
  triptan: 'sumatriptan rizatriptan zolmitriptan',
  sympathomimetic: 'pseudoephedrine phenylephrine ephedrine',
  opioid: 'morphine codeine tramadol oxycodone hydrocodone fentanyl methadone pethidine hydromorphone',
  benzodiazepine: 'diazepam lorazepam alprazolam clonazepam midazolam triazolam zolpidem zopiclone',
  barbiturate: 'phenobarbital primidone',
  gabapentinoid: 'gabapentin pregabalin',
  muscle_relaxant: 'tizanidine baclofen cyclobenzaprine carisoprodol methocarbamol',
  sedating_antihistamine: 'diphenhydramine chlorphenamine promethazine hydroxyzine cyproheptadine',
  antipsychotic:
    'haloperidol chlorpromazine olanzapine quetiapine risperidone clozapine aripiprazole pimozide',
  anticholinergic:
    'atropine biperiden hyoscine-butylbromide oxybutynin trihexyphenidyl +sedating_antihistamine',
  cholinesterase_inhibitor: 'donepezil rivastigmine neostigmine pyridostigmine',
  sulfonylurea: 'glibenclamide gliclazide glimepiride glipizide',
  insulin: 'insulin-nph insulin-regular insulin-70-30 insulin-glargine insulin-lispro insulin-aspart',
  sglt2: 'empagliflozin dapagliflozin canagliflozin',
  glp1: 'semaglutide liraglutide dulaglutide',
  macrolide: 'clarithromycin erythromycin azithromycin',
  strong_macrolide: 'clarithromycin erythromycin',
  fluoroquinolone: 'ciprofloxacin levofloxacin moxifloxacin ofloxacin',
  tetracycline_class: 'doxycycline tetracycline minocycline',
  penicillin_class:
    'amoxicillin ampicillin cloxacillin benzylpenicillin phenoxymethylpenicillin piperacillin',
  carbapenem: 'meropenem imipenem ertapenem',
  aminoglycoside: 'gentamicin amikacin streptomycin kanamycin',
  nitroimidazole: 'metronidazole tinidazole',
  strong_azole: 'ketoconazole itraconazole voriconazole posaconazole',
  protease_inhibitor: 'lopinavir darunavir atazanavir ritonavir nirmatrelvir',
  integrase_inhibitor: 'dolutegravir bictegravir raltegravir cabotegravir',
  strong_inducer: 'rifampicin rifapentine carbamazepine phenytoin +barbiturate',
  cytidine_antiretroviral: 'lamivudine emtricitabine',
  mineral: 'calcium ferrous-sulfate zinc-sulfate magnesium-oxide antacid multivitamin-prenatal',
  ppi: 'omeprazole esomeprazole lansoprazole pantoprazole rabeprazole',
  h2: 'famotidine cimetidine ranitidine',
  bisphosphonate: 'alendronate risedronate ibandronate',
  ergot: 'ergotamine dihydroergotamine methylergometrine',
  hormonal_pill: 'ethinylestradiol progestin-only-pill contraceptive-implant',
  calcineurin_inhibitor: 'ciclosporin tacrolimus',
  inhaled_steroid: 'fluticasone budesonide triamcinolone',
  anticoagulant: 'warfarin +doac +heparin_class',
  qt: `amiodarone sotalol haloperidol chlorpromazine pimozide citalopram escitalopram methadone ondansetron clarithromycin
    erythromycin azithromycin levofloxacin moxifloxacin ciprofloxacin fluconazole chloroquine hydroxychloroquine quinine
    lumefantrine bedaquiline delamanid clofazimine domperidone droperidol pentamidine hydroxyzine donepezil`,
  qt_some: `quetiapine risperidone olanzapine amitriptyline imipramine nortriptyline clomipramine fluoxetine sertraline
    venlafaxine mirtazapine lithium promethazine ofloxacin primaquine`,
};

function membersOf(name: string, seen: readonly string[] = []): string[] {
  const written = WRITTEN[name];
  if (written === undefined || seen.includes(name)) throw new Error(`no class “${name}”`);
  return written
    .split(/\s+/)
    .flatMap((id) => (id.startsWith('+') ? membersOf(id.slice(1), [...seen, name]) : [id]));
}

/** Class by class, the ids of its members. */
export const DRUG_CLASSES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(WRITTEN).map((name) => [name, new Set(membersOf(name))]),
);

/** Two of one class together are one treatment given twice. */
export const DUPLICATE_CLASSES = [
  'nsaid',
  'systemic_steroid',
  'heparin_class',
  'doac',
  'acei',
  'arb',
  'thiazide',
  'loop',
  'potassium_sparing',
  'beta_blocker',
  'calcium_blocker',
  'nitrate',
  'pde5',
  'alpha_blocker',
  'statin',
  'ssri',
  'snri',
  'tca',
  'triptan',
  'opioid',
  'benzodiazepine',
  'gabapentinoid',
  'sedating_antihistamine',
  'antipsychotic',
  'sulfonylurea',
  'sglt2',
  'glp1',
  'macrolide',
  'fluoroquinolone',
  'tetracycline_class',
  'penicillin_class',
  'aminoglycoside',
  'nitroimidazole',
  'strong_azole',
  'integrase_inhibitor',
  'cytidine_antiretroviral',
  'ppi',
  'h2',
  'bisphosphonate',
  'ergot',
] as const;
