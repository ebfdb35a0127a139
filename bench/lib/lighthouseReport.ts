/** What is used here of a report of Lighthouse. */
export interface Audited {
  categories: Partial<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** The audits that cost points, with the category they count for. */
export function belowFull({ categories, audits }: Audited): string[] {
  return Object.entries(categories).flatMap(([category, result]) =>
    (result?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      // No score: not applicable, or for people to check.
      const costs = weight > 0 && audit?.score !== undefined && (audit.score ?? 1) < 1;
      return costs
        ? [`${category}, ${id}: ${[audit.title, audit.displayValue].filter(Boolean).join(', ')}`]
        : [];
    }),
  );
}
