import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import {
  canAddItem,
  canChangeItem,
  canCountStock,
  canDeleteItem,
  canListInventory,
  canListLots,
  canListMovements,
  canListStocktakes,
  canMoveStock,
} from './inventory.access.ts';
import { addItem, changeItem, deleteItem, noteMovement } from './inventory.service.ts';
import { listItems, listMovements } from './inventory.store.ts';
import { listLots } from './lots.store.ts';
import { countStock } from './stocktakes.service.ts';
import { listStocktakes } from './stocktakes.store.ts';

export const inventory: Routes = (on) => {
  on('GET /api/clinics/:id/inventory', canListInventory, async ({ grant, query, reply }) => {
    await countSearch(grant, query.q);
    return onePage(reply, await listItems(grant, query), query);
  });
  on('POST /api/clinics/:id/inventory', canAddItem, ({ grant, body }) => addItem(grant, body));
  on('PUT /api/clinics/inventory/:id', canChangeItem, ({ grant, body }) => changeItem(grant, body));
  on('DELETE /api/clinics/inventory/:id', canDeleteItem, ({ grant }) => deleteItem(grant));
  on('GET /api/clinics/inventory/:id/movements', canListMovements, async ({ grant, query, reply }) =>
    onePage(reply, await listMovements(grant, query), query),
  );
  on('GET /api/clinics/inventory/:id/lots', canListLots, async ({ grant, query, reply }) =>
    onePage(reply, await listLots(grant, query), query),
  );
  on('GET /api/clinics/:id/stocktakes', canListStocktakes, async ({ grant, query, reply }) =>
    onePage(reply, await listStocktakes(grant, query), query),
  );
  on('POST /api/clinics/:id/stocktakes', canCountStock, ({ grant, body }) => countStock(grant, body));
  on('POST /api/clinics/inventory/:id/movements', canMoveStock, ({ grant, body }) =>
    noteMovement(grant, body),
  );
};
