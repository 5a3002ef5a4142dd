import { factsOf, type LabTest } from './ranges.ts';

/** Converts a unit into the test's own: value × factor + offset. Only certain conversions are listed. */
type Conversion = { factor: number; offset?: number };

const times = (factor: number): Conversion => ({ factor });

const COUNTS: Record<string, Conversion> = {
  '10*3/ul': times(1),
  '10*9/l': times(1),
  'k/ul': times(1),
  'k/mm3': times(1),
  // French laboratories write giga per litre as G/L; grams per litre do not exist for blood cells.
  'g/l': times(1),
  '10*3/mm3': times(1),
  '/ul': times(0.001),
  '/mm3': times(0.001),
  'cells/ul': times(0.001),
};
/** `molar` is the number of mg/dL in one mmol/L. g/L and mg/L are common in Haitian and French reports. */
const massPerDecilitre = (molar: number): Record<string, Conversion> => ({
  'mg/dl': times(1),
  'mg%': times(1),
  'g/l': times(100),
  'mg/l': times(0.1),
  'mmol/l': times(molar),
  'umol/l': times(molar / 1000),
});
const ELECTROLYTE: Record<string, Conversion> = { 'mmol/l': times(1), 'meq/l': times(1) };
const ENZYME: Record<string, Conversion> = { 'u/l': times(1), 'iu/l': times(1) };
const GRAMS: Record<string, Conversion> = { 'g/dl': times(1), 'g%': times(1), 'g/l': times(0.1) };
const DIPSTICK: Record<string, Conversion> = { 'mg/dl': times(1), 'g/l': times(100) };
const CHOLESTEROL = massPerDecilitre(38.67);
const GLUCOSE = massPerDecilitre(18.016);
const RATE: Record<string, Conversion> = {
  'ml/min/1.73m2': times(1),
  'ml/min/{1.73_m2}': times(1),
  'ml/min': times(1),
};

const UNITS: Record<LabTest, Record<string, Conversion>> = {
  hemoglobin: GRAMS,
  hematocrit: { '%': times(1), 'l/l': times(100) },
  white_cells: COUNTS,
  platelets: COUNTS,
  mcv: { fl: times(1), um3: times(1) },
  glucose_fasting: GLUCOSE,
  glucose: GLUCOSE,
  // IFCC mmol/mol to NGSP %, the master equation.
  hba1c: { '%': times(1), 'mmol/mol': { factor: 0.09148, offset: 2.152 } },
  sodium: ELECTROLYTE,
  potassium: ELECTROLYTE,
  chloride: ELECTROLYTE,
  bicarbonate: ELECTROLYTE,
  // French reports give urea, of which 46.7 % is nitrogen; `readLabText` marks the unit.
  urea_nitrogen: {
    'mg/dl': times(1),
    'mmol/l': times(2.801),
    'mg/dlurea': times(0.467),
    'g/lurea': times(46.7),
    'mmol/lurea': times(2.801),
  },
  creatinine: massPerDecilitre(11.312),
  egfr: RATE,
  calcium: massPerDecilitre(4.008),
  alt: ENZYME,
  ast: ENZYME,
  alkaline_phosphatase: ENZYME,
  bilirubin: massPerDecilitre(58.467),
  albumin: GRAMS,
  cholesterol: CHOLESTEROL,
  hdl: CHOLESTEROL,
  ldl: CHOLESTEROL,
  triglycerides: massPerDecilitre(88.57),
  tsh: { 'm[iu]/l': times(1), 'miu/l': times(1), 'uiu/ml': times(1), 'mu/l': times(1), 'uu/ml': times(1) },
  crp: { 'mg/l': times(1), 'mg/dl': times(10) },
  urine_gravity: { '1': times(1) },
  urine_ph: { '[ph]': times(1) },
  urine_protein: DIPSTICK,
  urine_glucose: DIPSTICK,
  urine_ketones: DIPSTICK,
  urine_nitrite: {},
  urine_leukocytes: {},
  urine_hcg: {},
};

/** Tests whose number is the same in every unit in use, so that a missing unit is no problem. */
const UNIT_NOT_NEEDED = ['sodium', 'potassium', 'chloride', 'bicarbonate', 'urine_gravity', 'urine_ph'];

/** One spelling per unit: lower case, plain letters, `10*3`. UI is French for IU. */
export const plainUnit = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/³/g, '3')
    .replace(/²/g, '2')
    .replace(/⁹/g, '*9')
    .replace(/\s+/g, '')
    .replace(/^x/, '')
    .replace(/^10\^?(\d)/, '10*$1')
    .replace(/mcmol/, 'umol')
    .replace(/microl/, 'ul')
    .replace(/^gr\//, 'g/')
    .replace(/ui\//, 'iu/')
    .replace(/\.$/, '');

/** The unit as people write it: g/dL, µmol/L. */
export const shownUnit = (unit: string) =>
  unit
    .replace(/\.$/, '')
    .replace(/\/(d?)l\b/g, '/$1L')
    .replace(/\/(m|u)l\b/g, '/$1L')
    .replace(/^ml\//, 'mL/')
    .replace(/^l\//, 'L/')
    .replace(/^u\//, 'U/')
    .replace(/^fl$/, 'fL')
    .replace(/\buL\b/, 'µL')
    .replace(/^umol/, 'µmol')
    .replace(/^meq/, 'mEq')
    .replace(/^u(?=iu\/|ui\/)/, 'µ')
    .replace(/(?:iu|ui)\//, 'IU/');

/** The value in the test's own unit; undefined when the unit is missing, unknown or ambiguous. */
export function findInOwnUnit(test: LabTest, value: number, unit: string | undefined): number | undefined {
  if (unit === undefined) return UNIT_NOT_NEEDED.includes(test) ? value : undefined;
  const conversion = UNITS[test][plainUnit(unit)];
  return conversion && value * conversion.factor + (conversion.offset ?? 0);
}

export const isPossible = (test: LabTest, valueInOwnUnit: number): boolean => {
  const [lowest, highest] = factsOf(test).possible;
  return valueInOwnUnit >= lowest && valueInOwnUnit <= highest;
};
