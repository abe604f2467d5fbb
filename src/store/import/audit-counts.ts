/** What is noted of an import in the audit: how many rows of each kind came to what, and nothing of what stood in them. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { Kind, Outcome } from '../../domain/imported-rows.ts';
import { type AuditEntry, byOperator } from '../audit.ts';

/** Counts what becomes of rows. */
export class ImportAuditCounts {
  readonly #counts = new Map<Kind, Map<string, number>>();

  /** Counts some rows of a kind, and gives them on. */
  count(kind: Kind, outcomes: readonly RowOutcome[]): readonly RowOutcome[] {
    for (const { outcome } of outcomes) this.#add(kind, nameOf(outcome), 1);
    return outcomes;
  }

  /** Counts rows that could not be read. */
  countBad(kind: Kind, rows: number): void {
    this.#add(kind, 'bad', rows);
  }

  #add(kind: Kind, name: string, rows: number): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts.set(name, (counts.get(name) ?? 0) + rows));
  }

  /** An entry a kind of which there were rows. */
  deeds(action: 'import' | 'pull'): readonly AuditEntry[] {
    return [...this.#counts].map(([kind, counts]) =>
      byOperator(action, kind, null, Object.fromEntries(counts)),
    );
  }
}

const nameOf = (outcome: Outcome): string =>
  typeof outcome !== 'string' ? 'bad' : outcome === 'erased' ? 'left out' : outcome;
