import { searchDictionary } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { checkForChart } from './chart.service.ts';
import { createCodeLookup } from './icd10.service.ts';
import { checkInteractions } from './interactions.service.ts';
import { canCheckForChart, canCheckInteractions, canLookUpCodes, canSearchTerms } from './toolbox.access.ts';
import { viewCode, viewTerm } from './toolbox.view.ts';

const MOST_TERMS = 20;

export const toolbox: Routes = (on, platform) => {
  const lookUp = createCodeLookup();
  on('POST /api/ai/check-drug-interactions', canCheckInteractions, async ({ grant, body }) => {
    await countSearch(grant, ...body.drugs);
    return checkInteractions(grant, body, platform);
  });
  on(
    'POST /api/data/health/drug-checks/:id',
    canCheckForChart,
    async ({ grant, body }) => {
      await countSearch(grant, ...body.drugs);
      return checkForChart(grant, body.drugs);
    },
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/ai/icd10-lookup', canLookUpCodes, async ({ grant, body }) => {
    await countSearch(grant, body.query);
    return { codes: (await lookUp(grant, body.query)).map((found) => viewCode(found, grant.actor.language)) };
  });
  on('POST /api/ai/medical-search', canSearchTerms, async ({ grant, body }) => {
    await countSearch(grant, body.searchTerm);
    return searchDictionary(body.searchTerm, body.category, MOST_TERMS).map((entry) =>
      viewTerm(entry, grant.actor.language),
    );
  });
};
