/** SQL: whether the person of this row is reported dead, so that nobody is reminded for them. The row has both ids. */
export const isReportedDead = (row: string): string => `exists (select from death_reports x
  where x.patient_id = ${row}.patient_id and x.dependent_id is not distinct from ${row}.dependent_id
    and x.state in ('reported', 'confirmed'))`;
