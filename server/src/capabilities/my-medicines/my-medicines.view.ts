import type { Dose, MyMedicine } from '@lakou/contract/my-medicines';
import type { DoseRow } from './doses.store.ts';
import type { MedicineRow } from './my-medicines.store.ts';

export function viewMedicine(medicine: MedicineRow): MyMedicine {
  const { authorId, authorName, byProvider, plannedAt, ...row } = medicine;
  return {
    ...row,
    plannedAt: plannedAt?.toISOString() ?? null,
    by: { id: authorId, name: authorName, provider: byProvider },
  };
}

export function viewDose({ dueAt, answeredAt, ...row }: DoseRow): Dose {
  return { ...row, dueAt: dueAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
