/** A screen of tokens for one purpose: those in use, a form that makes one, and buttons that revoke them. Only for managers. */

import type { Scope } from '../../domain/access.ts';
import { isAccountName, MAX_ACCOUNT_NAME_LENGTH, type NewToken, type Token } from '../../domain/account.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { type FormState, formState } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import {
  type DeskPage,
  type DeskRequest,
  idFrom,
  mayChangeSettings,
  PROGRAMME_CHANGES,
  type Screen,
} from '../screen.ts';
import { FormReader } from '../sent-form.ts';
import { renderEmptyState, renderInstant, renderPart } from './details.ts';
import { renderOperationForm } from './operation-form.ts';
import { savedHref } from './settings-screen.ts';
import { type Column, renderTable } from './table.ts';

/** The tokens of a screen. */
interface Purpose {
  readonly path: string;
  readonly page: Pick<DeskPage, 'title' | 'description' | 'above'>;
  readonly scope: Scope;
  /** The form of a new one; its field `name` names the account. */
  readonly form: (request: DeskRequest) => Promise<{
    readonly heading: string;
    readonly fields: readonly FieldDeclaration[];
    readonly submitLabel: string;
  }>;
  /** What the form says; problems are noted at its fields. */
  readonly read: (fields: FormReader) => Pick<NewToken, 'account' | 'expires_at' | 'isTyped'>;
  /** Shows the secret, once. */
  readonly made: (secret: string, account: string, request: DeskRequest) => Promise<SafeHtml>;
  readonly words: { readonly account: string; readonly none: string; readonly revoked: string };
}

/** The field of the buttons that revoke a token. */
const REVOKE = 'revoke';

/** Makes the screen. */
export function tokenScreen(
  { tokens, timeZone }: Pick<DeskParts, 'timeZone'> & { readonly tokens: NonNullable<DeskParts['tokens']> },
  { path, page, scope, form, read, made, words }: Purpose,
): Screen {
  const inUse = async () =>
    (await tokens.list()).filter(
      ({ scopes, revoked_at, expires_at }) =>
        scopes.includes(scope) &&
        scopes.length === 1 &&
        revoked_at === null &&
        (expires_at === null || Temporal.Instant.compare(expires_at, Temporal.Now.instant()) > 0),
    );
  const shown = async (
    request: DeskRequest,
    state: FormState,
    secret: SafeHtml | null,
  ): Promise<DeskPage> => {
    const known = await inUse();
    const at = (label: string, value: (token: Token) => Temporal.Instant | null): Column<Token> => ({
      label,
      kind: 'date',
      cell: (token) => {
        const instant = value(token);
        return instant && renderInstant(instant, timeZone);
      },
    });
    return {
      ...page,
      content: html`${secret}
${renderOperationForm({ action: path, ...(await form(request)), isBrief: true, state })}
${renderPart(
  'In use',
  known.length === 0
    ? renderEmptyState(words.none)
    : renderTable<Token>({
        caption: 'In use',
        rows: known,
        columns: [
          { label: words.account, cell: ({ account }) => account.name },
          at('Made', ({ created_at }) => created_at),
          ...(known.some(({ expires_at }) => expires_at !== null)
            ? [at('Ends', ({ expires_at }) => expires_at)]
            : []),
          at('Last used', ({ last_used_at }) => last_used_at),
          {
            label: 'Revoke',
            cell: ({ id, account }) =>
              html`<form action="${path}" method="post"><button type="submit" name="${REVOKE}" value="${id}">Revoke<span class="unseen"> that of ${account.name}</span></button></form>`,
          },
        ],
      }),
)}
<p class="quiet">${words.revoked}</p>`,
    };
  };
  return {
    path,
    access: PROGRAMME_CHANGES,
    show: async (request) => (mayChangeSettings(request) ? shown(request, formState(null), null) : null),
    async submit(request, sent) {
      if (!mayChangeSettings(request)) return null;
      const by = { account: request.caller.account, token: request.caller.token };
      const revoked = idFrom(sent.text(REVOKE));
      if (revoked !== null) {
        if ((await inUse()).some(({ id }) => id === revoked)) await tokens.revoke(revoked, by);
        return { redirectTo: savedHref(path) };
      }
      const fields = new FormReader(sent);
      const given = read(fields);
      if (fields.isFine() && !isAccountName(given.account)) {
        fields.problems['name'] = `Write at most ${MAX_ACCOUNT_NAME_LENGTH} characters.`;
      }
      if (!fields.isFine()) {
        const state = formState(sent, { problems: fields.problems });
        return { ...(await shown(request, state, null)), status: 422 };
      }
      const { secret, token } = await tokens.issue({ ...given, scopes: [scope] }, by);
      return shown(request, formState(null), await made(secret, token.account.name, request));
    },
  };
}
