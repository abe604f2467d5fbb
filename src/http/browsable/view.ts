/**
 * What a browsable page shows. The page knows no collection, no store and no web framework: whatever it shows is
 * said here, in words and addresses, by whoever answers the request.
 */

/** One address with the words it goes by. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}

/** The way to follow what is shown in another program. */
export interface Subscription extends NamedLink {
  /** What to do with the link. */
  readonly words: string;
}

/** What a form sends along unseen. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** What is said after a creation. */
export interface CreatedNotice {
  /** `Saved`. */
  readonly title: string;
  /** What is to know beside; absent where nothing is. */
  readonly words?: string;
  /** Whether it came to what was wanted. */
  readonly isDone: boolean;
  /** The way to all records; absent where the caller may not read them. */
  readonly list?: NamedLink;
  /** A button that asks for the same once more, in another way. */
  readonly again?: {
    readonly action: string;
    readonly label: string;
    readonly fields: readonly { readonly name: string; readonly value: string }[];
    readonly hidden: HiddenField;
  };
}

/** Whom a page is shown to, where that is known. */
export interface PageSession {
  /** The name of the account. */
  readonly account: string;
  /** Where the button leads that signs out; null where the browser was not signed in. */
  readonly signOutHref: string | null;
}

/** A whole page. */
export interface BrowsablePage {
  /** The name of what is shown: `Smart Goals`, `Mentoring` for the root, `Not Found`. */
  readonly title: string;
  /** A sentence or two; its line breaks are kept. May be empty. */
  readonly description: string;
  /** Absent where there is none. */
  readonly subscription?: Subscription;
  /** Address of the style sheet, with its version: `/static/browsable.css?v=…`. */
  readonly styleSheet: string;
  /** Address of the SVG icon. */
  readonly icon: string;
  /** From the root to this page, both included; the root's label is the name of the service. */
  readonly breadcrumbs: readonly NamedLink[];
  /** The collections and the description of the API. */
  readonly navigation: readonly NamedLink[];
  /** Null where nobody is asked who they are, or it is not known. */
  readonly session: PageSession | null;
  /** Where people sign in; null where there is no need to. */
  readonly signInHref: string | null;
  /** What was asked: `GET`, `/smart-goals/?offset=30`. */
  readonly request: { readonly method: string; readonly target: string };
  /** What was answered: 200, `OK`. */
  readonly status: { readonly code: number; readonly reason: string };
  /** The headers as sent, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The JSON, indented; empty where the answer has no body. */
  readonly body: string;
  /** The renderings to choose from, such as `JSON` and `HTML`. */
  readonly formats: readonly FormatLink[];
  /** A GET address that shows the answer to OPTIONS; null where there is none. */
  readonly optionsHref: string | null;
  /** Where in a paginated list the page stands; null where the list is not paginated. */
  readonly pages: PageLinks | null;
  /** What stands over {@link records}: `Goals`, `What is here`. Without it: `In words`. */
  readonly recordsTitle?: string;
  /** The prose of the records, for those who do not read JSON. May be empty. */
  readonly records: readonly ReadableRecord[];
  /** Records without prose. Absent where there are none. */
  readonly table?: ReadableTable;
  /** After a creation: the way back to the list, `All smart goals`. */
  readonly created: CreatedNotice | null;
  /** The form that creates a record; null where the caller may not. */
  readonly form: CreationForm | null;
}

/** A rendering of the same answer. */
export interface FormatLink extends NamedLink {
  /** Whether it is the one in view. */
  readonly current: boolean;
}

/** A place in a list: records `from` to `to`, counted from 1, of `count`; `from` is 0 where the page is empty. */
export interface PageLinks {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly first: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly last: string | null;
}

/** One record as people read it. */
export interface ReadableRecord {
  /** `Goal 95`. */
  readonly heading: string;
  /** Where a click on the heading leads. */
  readonly href?: string;
  /** What stands beside the heading, such as a date: `21 November 2026, 03:10`. May be empty. */
  readonly note: string;
  readonly texts: readonly ReadableText[];
}

/** A text, shown with its line breaks under its label, which may be empty. The emphasised one is what the reader came for: the goals. */
export interface ReadableText {
  readonly label: string;
  readonly text: string;
  readonly emphasis: boolean;
}

/** Short records, read side by side. */
export interface ReadableTable {
  /** The name of the collection. */
  readonly name: string;
  /** The first one tells what a record is called. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** What a record has under the names of the columns. */
export type TableRow = Readonly<Record<string, TableValue>>;

/** As in the JSON: a local time with its offset, a day as `YYYY-MM-DD`. */
export type TableValue = string | number | boolean | null;

export type ValueKind = 'integer' | 'text' | 'datetime' | 'date' | 'url' | 'boolean';

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Whether rows may be chosen by its values, where these are few. */
  readonly filterable: boolean;
}

/** The form that creates a record, in fields and as raw JSON. */
export interface CreationForm {
  readonly action: string;
  /** By what the form is known again when it is sent again. */
  readonly hidden: HiddenField;
  /** `New smart goal`. */
  readonly title: string;
  /** `Write my goals`. */
  readonly submitLabel: string;
  readonly fields: readonly FormField[];
  /** Errors that belong to no field. */
  readonly errors: readonly string[];
  /** The JSON text, posted as `_content` beside `_content_type`; `open` where it was the one that was sent. */
  readonly raw: { readonly content: string; readonly errors: readonly string[]; readonly open: boolean };
}

/** One input with what was typed into it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly input: 'text' | 'secret' | 'multiline' | 'integer' | 'datetime' | 'url' | 'checkbox';
  readonly required: boolean;
  readonly maximumLength: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly help: string | null;
  /** What was typed, kept as it was. For a date-time, ideally `YYYY-MM-DDThh:mm[:ss]` in local time. */
  readonly value: string;
  /** Whether a checkbox is ticked. */
  readonly checked: boolean;
  readonly errors: readonly string[];
}
