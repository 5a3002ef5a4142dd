/**
 * Drugs of the directory of which no rule speaks: what stays on skin, in eyes and ears or in the gut, vitamins, fluids,
 * and those of which we know no interaction for certain. A drug leaves this list when a rule names it.
 */
export const DRUGS_WITHOUT_RULES: readonly string[] = `
  emtricitabine artemether metamizole diethylcarbamazine pyrantel lamivudine oseltamivir clotrimazole nystatin
  beclometasone guaifenesin loratadine sodium-chloride-nose bisacodyl lactulose oral-rehydration-salts
  polyethylene-glycol senna anti-d-immunoglobulin copper-iud hormonal-iud medroxyprogesterone-injection
  bacitracin-neomycin-polymyxin benzoyl-peroxide benzyl-benzoate betamethasone-cream calamine chlorhexidine
  hydrocortisone-cream mupirocin permethrin povidone-iodine salicylic-acid selenium-sulfide silver-sulfadiazine
  zinc-oxide artificial-tears ciprofloxacin-ear-drops erythromycin-eye-ointment gentamicin-eye-drops latanoprost
  ofloxacin-drops tetracycline-eye-ointment micronutrient-powder pyridoxine ready-to-use-therapeutic-food thiamine
  vitamin-b-complex vitamin-b12 vitamin-c finasteride acetylcysteine activated-charcoal glucose naloxone
  sodium-chloride-infusion
`
  .trim()
  .split(/\s+/);
