// This material contains content from LOINC (https://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the
// Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at
// https://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.

export type LabRange = {
  who: 'anyone' | 'Male' | 'Female' | 'pregnant';
  low?: number;
  high?: number;
  /** At or beyond these values a health worker must be called at once. */
  criticalLow?: number;
  criticalHigh?: number;
};

/** The reason given for a value from `from` up to, but not including, `below`. */
type Band = { code: LabBand; from?: number; below?: number };

/** The names that published cut-offs give to values. */
export type LabBand =
  | 'dengue_alert'
  | 'prediabetes_range'
  | 'diabetes_range'
  | 'kidney_mildly_decreased'
  | 'kidney_disease_if_three_months'
  | 'near_best'
  | 'lower_goal_with_heart_disease'
  | 'borderline_high'
  | 'clearly_high'
  | 'very_high';

type LabTestFacts = {
  loinc: string;
  unit: string;
  /** The lowest and highest value that a living person can have, in `unit`. */
  possible: readonly [number, number];
  ranges: readonly LabRange[];
  bands?: readonly Band[];
  /** The range is what doctors advise, which many healthy adults exceed, and not what most of them have. */
  goal?: true;
  /** Reported as negative, trace or positive. */
  dipstick?: true;
};

const anyone = (range: Omit<LabRange, 'who'>): LabRange[] => [{ who: 'anyone', ...range }];
const dipstick = (loinc: string, unit: string, high?: number, criticalHigh?: number): LabTestFacts => ({
  loinc,
  unit,
  possible: [0, 5000],
  ranges: high === undefined ? [] : anyone({ high, ...(criticalHigh === undefined ? {} : { criticalHigh }) }),
  dipstick: true,
});
const enzyme = (loinc: string, low: number, high: number): LabTestFacts => ({
  loinc,
  unit: 'U/L',
  possible: [1, 30_000],
  ranges: anyone({ low, high }),
});

/**
 * Adult reference ranges. Anaemia: WHO 2011; glucose and A1c: ADA; kidneys: KDIGO 2012; lipids: NCEP ATP III, where an LDL
 * of 100 to 129 is near the best, and AHA/ACC 2018, which treats from 70 on after a heart attack or a stroke; the rest
 * are usual laboratory limits, which the limits printed by the laboratory itself replace.
 */
export const LAB_TESTS = {
  hemoglobin: {
    loinc: '718-7',
    unit: 'g/dL',
    possible: [1, 28],
    ranges: [
      { who: 'Male', low: 13, high: 17, criticalLow: 7, criticalHigh: 20 },
      { who: 'Female', low: 12, high: 15.5, criticalLow: 7, criticalHigh: 20 },
      { who: 'pregnant', low: 11, high: 15, criticalLow: 7, criticalHigh: 20 },
    ],
  },
  hematocrit: {
    loinc: '4544-3',
    unit: '%',
    possible: [5, 80],
    ranges: [
      { who: 'Male', low: 40, high: 52, criticalLow: 21, criticalHigh: 60 },
      { who: 'Female', low: 36, high: 47, criticalLow: 21, criticalHigh: 60 },
    ],
  },
  white_cells: {
    loinc: '6690-2',
    unit: '10*3/uL',
    possible: [0.1, 500],
    ranges: anyone({ low: 4, high: 11, criticalLow: 2, criticalHigh: 30 }),
  },
  platelets: {
    loinc: '777-3',
    unit: '10*3/uL',
    possible: [1, 3000],
    ranges: anyone({ low: 150, high: 400, criticalLow: 20, criticalHigh: 1000 }),
    bands: [{ code: 'dengue_alert', below: 100 }],
  },
  mcv: { loinc: '787-2', unit: 'fL', possible: [40, 160], ranges: anyone({ low: 80, high: 100 }) },
  glucose_fasting: {
    loinc: '1558-6',
    unit: 'mg/dL',
    possible: [10, 1500],
    ranges: anyone({ low: 70, high: 99, criticalLow: 54, criticalHigh: 400 }),
    bands: [
      { code: 'prediabetes_range', from: 100, below: 126 },
      { code: 'diabetes_range', from: 126 },
    ],
  },
  glucose: {
    loinc: '2345-7',
    unit: 'mg/dL',
    possible: [10, 1500],
    ranges: anyone({ low: 70, high: 139, criticalLow: 54, criticalHigh: 400 }),
    bands: [{ code: 'diabetes_range', from: 200 }],
  },
  hba1c: {
    loinc: '4548-4',
    unit: '%',
    possible: [2.5, 25],
    ranges: anyone({ low: 4, high: 5.6 }),
    bands: [
      { code: 'prediabetes_range', from: 5.7, below: 6.5 },
      { code: 'diabetes_range', from: 6.5 },
    ],
  },
  sodium: {
    loinc: '2951-2',
    unit: 'mmol/L',
    possible: [90, 200],
    ranges: anyone({ low: 135, high: 145, criticalLow: 120, criticalHigh: 160 }),
  },
  potassium: {
    loinc: '2823-3',
    unit: 'mmol/L',
    possible: [1, 12],
    ranges: anyone({ low: 3.5, high: 5, criticalLow: 2.5, criticalHigh: 6.5 }),
  },
  chloride: {
    loinc: '2075-0',
    unit: 'mmol/L',
    possible: [50, 160],
    ranges: anyone({ low: 98, high: 107, criticalLow: 80, criticalHigh: 120 }),
  },
  bicarbonate: {
    loinc: '2028-9',
    unit: 'mmol/L',
    possible: [2, 60],
    ranges: anyone({ low: 22, high: 29, criticalLow: 10, criticalHigh: 40 }),
  },
  urea_nitrogen: {
    loinc: '3094-0',
    unit: 'mg/dL',
    possible: [1, 300],
    ranges: anyone({ low: 7, high: 20, criticalHigh: 100 }),
  },
  creatinine: {
    loinc: '2160-0',
    unit: 'mg/dL',
    possible: [0.1, 40],
    ranges: [
      { who: 'Male', low: 0.7, high: 1.3, criticalHigh: 7.4 },
      { who: 'Female', low: 0.6, high: 1.1, criticalHigh: 7.4 },
    ],
  },
  egfr: {
    loinc: '98979-8',
    unit: 'mL/min/{1.73_m2}',
    possible: [1, 250],
    ranges: anyone({ low: 60, criticalLow: 15 }),
    // KDIGO 2024: G2 is a disease only beside a sign of damage, and either only after three months.
    bands: [
      { code: 'kidney_mildly_decreased', from: 60, below: 90 },
      { code: 'kidney_disease_if_three_months', below: 60 },
    ],
  },
  calcium: {
    loinc: '17861-6',
    unit: 'mg/dL',
    possible: [3, 20],
    ranges: anyone({ low: 8.6, high: 10.3, criticalLow: 6.5, criticalHigh: 13 }),
  },
  alt: enzyme('1742-6', 7, 45),
  ast: enzyme('1920-8', 8, 40),
  alkaline_phosphatase: enzyme('6768-6', 40, 130),
  bilirubin: {
    loinc: '1975-2',
    unit: 'mg/dL',
    possible: [0.01, 60],
    ranges: anyone({ low: 0.1, high: 1.2, criticalHigh: 15 }),
  },
  albumin: {
    loinc: '1751-7',
    unit: 'g/dL',
    possible: [0.5, 8],
    ranges: anyone({ low: 3.5, high: 5, criticalLow: 1.5 }),
  },
  cholesterol: {
    loinc: '2093-3',
    unit: 'mg/dL',
    possible: [30, 1000],
    goal: true,
    ranges: anyone({ high: 199 }),
    bands: [
      { code: 'borderline_high', from: 200, below: 240 },
      { code: 'clearly_high', from: 240 },
    ],
  },
  hdl: {
    loinc: '2085-9',
    unit: 'mg/dL',
    possible: [5, 200],
    goal: true,
    ranges: [
      { who: 'Male', low: 40 },
      { who: 'Female', low: 50 },
    ],
  },
  ldl: {
    loinc: '13457-7',
    unit: 'mg/dL',
    possible: [5, 800],
    goal: true,
    ranges: anyone({ high: 129 }),
    bands: [
      { code: 'near_best', from: 100, below: 130 },
      { code: 'borderline_high', from: 130, below: 160 },
      { code: 'clearly_high', from: 160 },
      { code: 'lower_goal_with_heart_disease', from: 70 },
    ],
  },
  triglycerides: {
    loinc: '2571-8',
    unit: 'mg/dL',
    possible: [10, 10_000],
    goal: true,
    ranges: anyone({ high: 149, criticalHigh: 1000 }),
    bands: [
      { code: 'borderline_high', from: 150, below: 200 },
      { code: 'clearly_high', from: 200, below: 500 },
      { code: 'very_high', from: 500 },
    ],
  },
  tsh: { loinc: '3016-3', unit: 'm[IU]/L', possible: [0.001, 500], ranges: anyone({ low: 0.4, high: 4.5 }) },
  crp: { loinc: '1988-5', unit: 'mg/L', possible: [0, 800], ranges: anyone({ high: 10 }) },
  urine_gravity: {
    loinc: '5811-5',
    unit: '1',
    possible: [1, 1.06],
    ranges: anyone({ low: 1.005, high: 1.03 }),
  },
  urine_ph: { loinc: '5803-2', unit: '[pH]', possible: [3, 10], ranges: anyone({ low: 4.5, high: 8 }) },
  urine_protein: dipstick('5804-0', 'mg/dL', 14),
  urine_glucose: dipstick('5792-7', 'mg/dL', 15),
  urine_ketones: dipstick('5797-6', 'mg/dL', 5, 80),
  urine_nitrite: dipstick('5802-4', '{presence}'),
  urine_leukocytes: dipstick('5799-2', '{presence}'),
  urine_hcg: dipstick('2106-3', '{presence}'),
} as const satisfies Record<string, LabTestFacts>;

export type LabTest = keyof typeof LAB_TESTS;
export const factsOf = (test: LabTest): LabTestFacts => LAB_TESTS[test];
