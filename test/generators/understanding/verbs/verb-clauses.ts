import type { VerbKind } from '../../../../src/generators/languages/verb-kinds.ts';

/** Clauses as mentees write them, by the kind of their verb. */
export type VerbClauses = Readonly<Record<VerbKind, readonly string[]>>;
