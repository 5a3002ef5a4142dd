/** Publications have the same names in every language. */
export const CITATIONS = {
  bmi: ['World Health Organization, Technical Report Series 894, 2000'],
  kidneys: [
    'MDRD: Levey AS et al., Annals of Internal Medicine 2006;145:247',
    'CKD-EPI 2021: Inker LA et al., New England Journal of Medicine 2021;385:1737',
    'KDIGO 2024, stages G1 to G5',
  ],
  due: ['American College of Obstetricians and Gynecologists, Committee Opinion 700, 2017'],
} as const;

/** The two equations, by the names that their authors gave them. */
export const EQUATIONS = { older: 'MDRD', newer: 'CKD-EPI 2021' } as const;
/** The unit is millilitres per minute for this body surface. */
export const GFR_SURFACE_M2 = 1.73;
