/** The table of answers to forms (docs/decisions/2026-11-23-answers-to-forms.md). */

/** A page that answered a form, for a browser that comes back to it. */
interface FormAnswerTable {
  /** The digest of its key. */
  readonly digest: string;
  /** Null where nobody was signed in. */
  readonly account_id: number | null;
  readonly created_at: string;
  /** The page, which only its key opens. */
  readonly sealed: string;
}

/** The table. */
export interface FormAnswerTables {
  readonly form_answers: FormAnswerTable;
}
