/** The sample that is taken. */
export const LAB_TEST_TYPES = ['blood', 'urine'] as const;
type LabTestType = (typeof LAB_TEST_TYPES)[number];

export const LAB_STATUSES = [
  'requested',
  'sample_collected',
  'processing',
  'completed',
  'cancelled',
] as const;
type LabStatusName = (typeof LAB_STATUSES)[number];

/** What is said of a value. */
export const LAB_FLAGS = [
  'critical_low',
  'low',
  'normal',
  'high',
  'critical_high',
  'abnormal',
  'critical_abnormal',
  'unknown',
] as const;
export type LabFlagName = (typeof LAB_FLAGS)[number];

/** How FHIR codes what a flag says of a value. */
export const INTERPRETATIONS: Readonly<Record<LabFlagName, string | undefined>> = {
  critical_low: 'LL',
  low: 'L',
  normal: 'N',
  high: 'H',
  critical_high: 'HH',
  abnormal: 'A',
  critical_abnormal: 'AA',
  unknown: undefined,
};

/** What test strips say. */
export const STRIP_WORDS = ['negative', 'positive', 'trace'] as const;
export const stripWord = (value: string) => STRIP_WORDS.find((one) => one === value.trim().toLowerCase());

const UNITS: Readonly<Record<string, string>> = {
  '10*3/uL': '10³/µL',
  'm[IU]/L': 'mIU/L',
  'mL/min/{1.73_m2}': 'mL/min',
};
/** A unit as people read it; codes for machines are not shown. */
export const labUnit = (unit: string | null): string =>
  unit === null ? '' : (UNITS[unit] ?? (/[[\]{}]|^1$/.test(unit) ? '' : unit));

/** What may follow each state; `completed` comes with its result and by no other call. */
export const LAB_TRANSITIONS = {
  requested: ['sample_collected', 'cancelled'],
  sample_collected: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const satisfies Record<LabStatusName, readonly LabStatusName[]>;

interface LabPanel {
  readonly testType: LabTestType;
  readonly name: string;
  readonly tests: readonly string[];
}

/** Tests that are usually asked for together. */
export const LAB_PANELS = {
  complete_blood_count: {
    testType: 'blood',
    name: 'Complete blood count',
    tests: ['hemoglobin', 'hematocrit', 'white_cells', 'platelets', 'mcv'],
  },
  metabolic_panel: {
    testType: 'blood',
    name: 'Basic metabolic panel',
    tests: [
      'sodium',
      'potassium',
      'chloride',
      'bicarbonate',
      'urea_nitrogen',
      'creatinine',
      'glucose',
      'calcium',
    ],
  },
  lipid_panel: {
    testType: 'blood',
    name: 'Lipid panel',
    tests: ['cholesterol', 'hdl', 'ldl', 'triglycerides'],
  },
  liver_panel: {
    testType: 'blood',
    name: 'Liver panel',
    tests: ['alt', 'ast', 'alkaline_phosphatase', 'bilirubin', 'albumin'],
  },
  diabetes_panel: { testType: 'blood', name: 'Diabetes panel', tests: ['glucose_fasting', 'hba1c'] },
  kidney_panel: { testType: 'blood', name: 'Kidney panel', tests: ['creatinine', 'egfr', 'urea_nitrogen'] },
  urinalysis: {
    testType: 'urine',
    name: 'Urinalysis',
    tests: [
      'urine_gravity',
      'urine_ph',
      'urine_protein',
      'urine_glucose',
      'urine_ketones',
      'urine_nitrite',
      'urine_leukocytes',
    ],
  },
} as const satisfies Record<string, LabPanel>;
export type LabPanelCode = keyof typeof LAB_PANELS;

/** Common tests for which we have neither a code nor a range: they are reported in words. */
export const UNCODED_LAB_TESTS = {
  blood: {
    malaria: 'Malaria test',
    hiv: 'HIV test',
    syphilis: 'Syphilis test',
    hepatitis_b: 'Hepatitis B test',
    blood_group: 'Blood group',
    sickle_cell: 'Sickle cell test',
  },
  urine: { urine_culture: 'Urine culture' },
} as const satisfies Record<LabTestType, Record<string, string>>;
export type UncodedLabTest =
  | keyof (typeof UNCODED_LAB_TESTS)['blood']
  | keyof (typeof UNCODED_LAB_TESTS)['urine'];

const CATALOGUE_NAMES = [
  ...Object.entries(LAB_PANELS).map(([code, { name }]) => [name, code] as const),
  ...Object.entries({ ...UNCODED_LAB_TESTS.blood, ...UNCODED_LAB_TESTS.urine }).map(
    ([code, name]) => [name, code] as const,
  ),
];

/**
 * Reads the codes of a title as the record keeps it, in English; undefined where somebody else wrote it. The tests that
 * we have facts about are given by their names.
 */
export function titleReader(
  tests: Iterable<readonly [name: string, code: string]>,
): (title: string) => string[] | undefined {
  const known: ReadonlyMap<string, string> = new Map([...tests, ...CATALOGUE_NAMES]);
  return (title) => {
    const codes: string[] = [];
    let parts = title.split(', ');
    while (parts.length > 0) {
      // A name may itself hold a comma: the longest that is known counts.
      const length = parts.findLastIndex((_, last) => known.has(parts.slice(0, last + 1).join(', '))) + 1;
      const code = known.get(parts.slice(0, length).join(', '));
      if (code === undefined) return undefined;
      codes.push(code);
      parts = parts.slice(length);
    }
    return codes;
  };
}

/** The title where nobody said which test. */
export const ANY_TEST: Readonly<Record<string, LabTestType>> = {
  'Blood test': 'blood',
  'Urine test': 'urine',
};

/** Tests that can be asked for by themselves, by sample; those of the panels can be too. */
export const SINGLE_LAB_TESTS = {
  blood: ['hemoglobin', 'glucose_fasting', 'hba1c', 'creatinine', 'potassium', 'platelets', 'tsh', 'crp'],
  urine: ['urine_hcg', 'urine_protein', 'urine_glucose'],
} as const satisfies Record<LabTestType, readonly string[]>;

const panelOf = (code: string): LabPanel | undefined =>
  (LAB_PANELS as Readonly<Record<string, LabPanel>>)[code];

/** The codes that a request of this sample may name. */
export const labCodesOf = (testType: LabTestType): string[] => [
  ...new Set([
    ...Object.entries(LAB_PANELS).flatMap(([code, panel]) =>
      panel.testType === testType ? [code, ...panel.tests] : [],
    ),
    ...SINGLE_LAB_TESTS[testType],
    ...Object.keys(UNCODED_LAB_TESTS[testType]),
  ]),
];

/** The tests of a request, with those of its panels, each once. */
export const labTestsOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => panelOf(code)?.tests ?? [code])),
];

export const LONGEST_LAB_NOTE = 500;
export const LONGEST_LAB_COMMENT = 4000;
export const MOST_LAB_VALUES = 100;
/** A result that waits for somebody to review it is shown to the patient after this many days in any case. */
export const LONGEST_HOLD_DAYS = 7;
