/** The audit entries of an import: the number of rows of each kind by outcome, without their content. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { Kind, Outcome } from '../../domain/imported-rows.ts';
import { type AuditEntry, byOperator } from '../audit.ts';

/** Counts outcomes of rows. */
export class ImportAuditCounts {
  readonly #counts = new Map<Kind, Map<string, number>>();

  /** Counts rows of a kind, and passes them on. */
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

  /** One entry per kind with rows. */
  deeds(action: 'import' | 'pull'): readonly AuditEntry[] {
    return [...this.#counts].map(([kind, counts]) =>
      byOperator(action, kind, null, Object.fromEntries(counts)),
    );
  }
}

const nameOf = (outcome: Outcome): string =>
  typeof outcome !== 'string' ? 'bad' : outcome === 'erased' ? 'left out' : outcome;
