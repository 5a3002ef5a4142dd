export { type AllergyHit, findAllergies } from './allergies.ts';
export {
  DICTIONARY_CATEGORIES,
  type DictionaryCategory,
  type DictionaryEntry,
  dictionaryEntries,
  dictionarySource,
  inLanguage,
  searchDictionary,
} from './dictionary.ts';
export { drugName, type KnownDrug, type ResolvedDrug, resolveDrug } from './drug-names.ts';
export {
  EducationCategory,
  EducationFormat,
  type EducationGuide,
  type EducationText,
  educationGuides,
  findGuide,
  guidesAsking,
} from './education.ts';
export { embedAddress } from './education-embed.ts';
export { fileAddress } from './education-file.ts';
export { allEntries, careFilters, type FindEntry } from './find/entries.ts';
export {
  type FoundEntry,
  filtersNamed,
  findEntries,
  recognizeEntries,
  recognizeFilters,
} from './find/find-entries.ts';
export { FIND_KINDS, type FindKind } from './find/find-kinds.ts';
export {
  FirstAidCategory,
  FirstAidTag,
  type FirstAidText,
  type FirstAidTopic,
  findFirstAidTopic,
  firstAidCategories,
  firstAidKit,
  firstAidTopics,
  KitItem,
} from './first-aid.ts';
export { createCodeSearch, describedCodes, type FoundCode, type OfficialCode } from './icd10.ts';
export {
  type CheckedDrugs,
  type FoundDuplicate,
  type FoundInteraction,
  type FoundWarning,
  findInteractions,
  interactionsText,
} from './interactions.ts';
export { type Article, type Block, type Section, Source, Words } from './kit/index.ts';
export * from './medicines.ts';
export { questionnaires } from './questionnaires.ts';
export { getTip, PregnancyTip, pregnancyTips } from './tips.ts';
export {
  type TriageGroup,
  triageGroups,
  triageSources,
  triageTexts,
  triageWords,
} from './triage.ts';
export {
  careText,
  describeTriage,
  findingName,
  listTexts,
  reasoningText,
  type TriageTexts,
} from './triage-texts.ts';
export { ASK_REASONS, vaccineSchedule } from './vaccines.ts';
