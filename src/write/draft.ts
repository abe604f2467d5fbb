/**
 * Drafts: goals that are written but not stored. The browser holds them until the mentee keeps them. They are
 * signed, so that only what this service wrote can be stored, and only for the text for which it was written.
 */

import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NewSmartGoal } from '../domain/smart-goal.ts';
import type { FreshGoals } from '../resources/goal-writing.ts';

/** Goals before they are stored. */
export interface Draft extends Omit<NewSmartGoal, 'created_at'> {
  /** The secret of the private address, if the goals are kept: 128 random bits. */
  readonly secret: string;
  /** Whether the writer does not support the language of the text. Not stored. */
  readonly isUnsupportedLanguage: boolean;
}

/** The signed data: everything but the text, which has its own form field. */
interface Signed extends Omit<Draft, 'input'> {
  /** When they were written, in milliseconds of Unix time. */
  readonly at: number;
  /** A digest of the text. */
  readonly of: string;
}

/** The properties that are signed. */
const SIGNED = [
  ...['secret', 'at', 'of', 'output', 'input_tokens', 'output_tokens', 'writer', 'model', 'language'],
  ...['variant', 'milliseconds', 'tokens_counted_by', 'isUnsupportedLanguage'],
];

const SECRET_BYTES = 16;
/** How long goals can be kept after they were written, in milliseconds; less than idempotency keys are remembered. */
const LIFETIME = 20 * 3_600_000;

/** Creates a draft of new goals. */
export function draftOf({ goal: { created_at: _now, ...goal }, isUnsupportedLanguage }: FreshGoals): Draft {
  return { ...goal, secret: randomBytes(SECRET_BYTES).toString('base64url'), isUnsupportedLanguage };
}

/** A draft as the value of a hidden field. */
export function sealDraft({ input, ...draft }: Draft, key: string): string {
  const signed: Signed = { ...draft, at: Date.now(), of: digestOf(input) };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** The draft in a field; null if it was not signed by this service, is too old, or was written for another text. */
export function openDraft(sealed: string, input: string, key: string): Draft | null {
  const [text = '', signature = ''] = sealed.split('.');
  const [expected, sent] = [signatureOf(text, key), Buffer.from(signature, 'base64url')];
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return null;
  const signed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!isSigned(signed) || signed.of !== digestOf(input) || Date.now() - signed.at > LIFETIME) return null;
  const { at: _at, of: _of, ...draft } = signed;
  return { input, ...draft };
}

/** Browsers normalize line ends. */
const digestOf = (input: string): string => hash('sha256', input.replaceAll(/\r\n?/g, '\n'), 'base64url');

const signatureOf = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Another version of the program may have signed other data. */
const isSigned = (value: unknown): value is Signed =>
  typeof value === 'object' && value !== null && SIGNED.every((name) => Object.hasOwn(value, name));
