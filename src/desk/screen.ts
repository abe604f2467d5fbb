/**
 * A screen of the desk, the programme managers' web application: an address, what it shows, and what happens when a form
 * of it is sent. Everything else, from signing in to what is shown after an error, is done in `endpoint.ts` for all
 * screens alike.
 */

import type { IncomingMessage } from 'node:http';
import type { Caller } from '../domain/access.ts';
import type { ProgrammeOperations } from '../domain/operations/programme-history.ts';
import type { SafeHtml } from '../html/html.ts';
import type { RequiredScopes } from '../http/auth/permissions.ts';
import type { PathValues } from '../http/requests/target.ts';
import type { NamedLink } from '../pages/layout.ts';
import type { SentForm } from './sent-form.ts';

/** A request to a screen. */
export interface DeskRequest {
  /** The path as it was sent: `/desk/owed/`. */
  readonly path: string;
  /** The public address of the service, without a slash at its end. */
  readonly root: string;
  /** Path and query, to come back to. */
  readonly here: string;
  readonly query: URLSearchParams;
  /** The values in the path. */
  readonly values: PathValues;
  readonly caller: Caller;
  /** The e-mail of the manager whose relations alone the caller may see and change; null: all. */
  readonly onlyManager: string | null;
  /** As far as the caller may see and change the programme. */
  readonly operations: ProgrammeOperations;
  /** Whether the caller may change the programme: else no forms are shown. */
  readonly mayWrite: boolean;
  readonly today: Temporal.PlainDate;
  /** Is aborted if the client leaves before it has its response. */
  readonly signal: AbortSignal;
}

/** A page of a screen. */
export interface DeskPage {
  /** The heading, and the name of the window: `Owed feedback`. */
  readonly title: string;
  /** A sentence or two below the heading. */
  readonly description?: string;
  /** The screens above this one, between the desk and itself. */
  readonly above?: readonly NamedLink[];
  readonly content: SafeHtml;
  /** 200 unless something was refused: 422; changed meanwhile: 409. */
  readonly status?: number;
}

/** The result of a sent form: a page, most likely the form with what is wrong, or another address. */
export type Outcome = DeskPage | { readonly redirectTo: string };

/** A file in place of a page, such as a table for a spreadsheet. */
export interface DeskFile {
  readonly file: string | Buffer;
  readonly contentType: string;
  /** `owed-2026-11-23.csv`. */
  readonly name: string;
}

/** A screen. */
export interface Screen {
  /** `/desk/owed/`, `/desk/pairs/{id}/`. */
  readonly path: string;
  readonly access: RequiredScopes;
  /** Returns the page; null if there is no such record, or none that the caller may see. */
  show(request: DeskRequest): Promise<DeskPage | DeskFile | { readonly redirectTo: string } | null>;
  /** Takes a form; absent if there is none. */
  submit?(request: DeskRequest, form: SentForm): Promise<Outcome | DeskFile | null>;
  /** Takes files, in place of `submit`: the screen reads the body itself, since forms are read whole. */
  receive?(request: DeskRequest, body: IncomingMessage): Promise<Outcome | null>;
}

/** The scopes that see the programme, and change it. */
export const PROGRAMME: RequiredScopes = { read: 'programme:read', write: 'programme:write' };

/** The scopes that change it: what such a screen shows is of no use to anybody else. */
export const PROGRAMME_CHANGES: RequiredScopes = { read: 'programme:write', write: 'programme:write' };

/** The id that a text of an address or a form means; null if it is none. */
export const idFrom = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Whether somebody may change settings. */
export const mayChangeSettings = ({ caller, mayWrite }: DeskRequest): boolean =>
  caller.role === 'manager' && mayWrite;

/** The address of the first screen. */
export const DESK_PATH = '/desk/';
