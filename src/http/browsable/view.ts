/** The view model of a browsable page: records, texts and URLs, without collections, stores and the web framework. */

import type { FieldKind } from '../../domain/fields.ts';
import type { FormField, HiddenField } from '../../pages/field.ts';
import type { NamedLink, PageLinks, PageSession } from '../../pages/layout.ts';
import type { ShownRecord } from '../../resources/representation.ts';

/** A link for subscribing to the data, such as in a calendar program. */
export interface Subscription extends NamedLink {
  /** How to use the link. */
  readonly words: string;
}

/** The notice after a creation or a change. */
export interface CreatedNotice {
  /** `Saved`. */
  readonly title: string;
  /** Further advice. */
  readonly words?: string;
  /** Whether the record is what the client wanted. */
  readonly isDone: boolean;
  /** The link to all records; absent if the caller may not read them. */
  readonly list?: NamedLink;
  /** A button that submits the same input again with another query. */
  readonly again?: {
    readonly action: string;
    readonly label: string;
    /** All of them are hidden. */
    readonly fields: readonly HiddenField[];
  };
}

/** The data that an endpoint adds to its response for the page. */
export interface View {
  /** The name of what is shown: `Smart Goals`, `Mentoring` for the root, `Not Found`. */
  readonly title: string;
  /** A sentence or two; line breaks are kept. May be empty. */
  readonly description: string;
  readonly subscription?: Subscription;
  /** The title of {@link records}; default: `In words`. */
  readonly recordsTitle?: string;
  /** The prose of the records, for people who do not read JSON. */
  readonly records?: readonly ReadableRecord[];
  /** Records to show as a table. */
  readonly table?: ReadableTable;
  /** The place in a paginated list. */
  readonly pages?: PageLinks;
  /** Whether the single record is the whole content, shown field by field. */
  readonly isSingle?: true;
  /** The pages between the root and this one. */
  readonly parents?: readonly NamedLink[];
  /** The notice after a creation or a change. */
  readonly created?: CreatedNotice;
  /** The form that creates or changes a record; absent if the caller may not. */
  readonly form?: RecordForm;
}

/** A whole page. */
export interface BrowsablePage extends View {
  /** The URLs of the style sheets, with their versions: `/static/browsable.css?v=…`. */
  readonly styleSheets: readonly string[];
  /** The URL of the SVG icon. */
  readonly icon: string;
  /** From the root to this page, both included; the root's label is the name of the service. */
  readonly breadcrumbs: readonly NamedLink[];
  /** The collections and the API description. */
  readonly navigation: readonly NamedLink[];
  /** Null if the caller has no account. */
  readonly session: PageSession | null;
  /** The sign-in page; null if the caller need not sign in. */
  readonly signInHref: string | null;
  /** The request: `GET`, `/smart-goals/?offset=30`. */
  readonly request: { readonly method: string; readonly target: string };
  /** The status: 200, `OK`. */
  readonly status: { readonly code: number; readonly reason: string };
  /** The headers as sent, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The JSON, indented; empty if the response has no body. */
  readonly body: string;
  /** The representations to choose from, such as `JSON` and `HTML`, and which of them this is. */
  readonly formats: readonly (NamedLink & { readonly current: boolean })[];
  /** A URL that shows the response to OPTIONS by GET; null if there is none. */
  readonly optionsHref: string | null;
}

/** A record as prose. */
export interface ReadableRecord {
  /** `Goal 95`. */
  readonly heading: string;
  /** The link of the heading. */
  readonly href?: string;
  /** A note beside the heading, such as a date: `21 November 2026, 03:10`. May be empty. */
  readonly note: string;
  readonly texts: readonly ReadableText[];
}

/** A text with its line breaks, under its label, which may be empty. The text that matters most, the goals, is emphasised. */
export interface ReadableText {
  readonly label: string;
  readonly text: string;
  readonly emphasis: boolean;
}

/** Short records as a table. */
export interface ReadableTable {
  /** The name of the collection. */
  readonly name: string;
  /** The path of the records, which their ids link to; absent if they have no pages: `/courses/`. */
  readonly recordsAt?: string;
  /** The column that names the record comes first. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly ShownRecord[];
}

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
}

/** The form that creates or changes a record, in fields and as raw JSON. */
export interface RecordForm {
  readonly action: string;
  /** Identifies the form when it is submitted again, or contains the values that it showed. */
  readonly hidden: HiddenField;
  /** `New smart goal`. */
  readonly title: string;
  /** `Write my goals`. */
  readonly submitLabel: string;
  readonly fields: readonly FormField[];
  /** Errors that belong to no field. */
  readonly errors: readonly string[];
  /** The JSON text, posted as `_content` beside `_content_type`; `open` if it was the submitted one. */
  readonly raw: { readonly content: string; readonly errors: readonly string[]; readonly open: boolean };
}
