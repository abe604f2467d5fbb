/** `/hooks/typeform/`: Typeform delivers responses here. Those that cannot be assigned are kept. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type FeedbackIntake,
  type IncomingFeedback,
  type IntakeOutcome,
  MAX_TEXT_LENGTH,
} from '../../domain/operations/unassigned-feedback.ts';
import { type ParticipantRole, ROLES } from '../../domain/programme.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { readBytes } from '../requests/body.ts';
import { type FixedResponse, fixedResponse, NOT_STORED, Problem, renderJson } from '../responses/response.ts';

/** The dependencies of the endpoint besides the metrics and the maximum size of a body. */
export interface TypeformHook extends TypeformContext {
  /** The secret of the webhook. */
  readonly secret: string;
  readonly intake: FeedbackIntake;
}

/** The endpoint. The signature of the body authenticates the request. */
export const typeformHook = (
  hook: TypeformHook,
  metrics: Pick<Metrics, 'countIncomingFeedback'>,
  bodyLimit: number,
): Endpoint => ({
  path: '/hooks/typeform/',
  methods: ['POST'],
  access: 'public',
  representations: 'fixed',
  async handle({ context }) {
    const { raw, log } = context;
    const bytes = await readBytes(raw, bodyLimit);
    if (!isSignedBy(hook.secret, bytes, String(raw.headers['typeform-signature']))) {
      log.warn(
        'a delivery of Typeform has no valid signature: compare the secret of the webhook with TYPEFORM_SECRET',
      );
      throw new Problem(403, 'The Typeform-Signature header is missing or invalid.');
    }
    const feedback = feedbackFrom(parsed(bytes), hook);
    if (feedback === undefined) return told(200, { status: 'ignored' });
    const outcome = await hook.intake.take(feedback);
    metrics.countIncomingFeedback(outcome.kind);
    return outcomeResponse(outcome);
  },
});

/** Whether a body has the signature `sha256=…` in Base64, an HMAC with the secret; compared in constant time. */
function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('base64')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** @throws Problem 400 if the bytes are not JSON */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'The body is not JSON.');
  }
}

/** The response has no names: whoever sees deliveries may not know the people of the programme. */
function outcomeResponse(outcome: IntakeOutcome): FixedResponse {
  switch (outcome.kind) {
    case 'recorded': {
      const { relation, round, role, received_on } = outcome.feedback;
      return told(200, { status: 'recorded', relation, round, role, received_on: String(received_on) });
    }
    case 'unassigned':
      return told(202, { status: 'unassigned', number: outcome.number, reason: outcome.reason });
    default:
      return told(200, { status: outcome.kind, number: outcome.number });
  }
}

const told = (status: number, data: Readonly<Record<string, unknown>>): FixedResponse =>
  fixedResponse('application/json', renderJson(data), NOT_STORED, status);

// Parses a response of a form as the webhook of Typeform sends it.

/** The context for parsing a response. */
export interface TypeformContext {
  /** The rounds and roles of forms whose responses do not contain them, by id; the role is null if it may be both. */
  readonly forms: ReadonlyMap<string, { readonly round: string; readonly role: ParticipantRole | null }>;
  /** The time zone in which days begin and end. */
  readonly timeZone: string;
}

/** The only event that reports a complete response. */
const WHOLE_RESPONSE = 'form_response';

/** Reads the feedback from a response; undefined for other events. Throws a 400 if Typeform did not write it. */
export function feedbackFrom(
  document: unknown,
  { forms, timeZone }: TypeformContext,
): IncomingFeedback | undefined {
  const event = memberOf(document, 'event_type');
  const response = memberOf(document, 'form_response');
  if (typeof event === 'string' && event !== WHOLE_RESPONSE) return undefined;
  const token = textOf(response, 'token');
  if (token === null)
    throw new Problem(400, 'form_response.token is missing: it must be the id of the response.');
  const hidden = memberOf(response, 'hidden');
  const form = forms.get(textOf(response, 'form_id') ?? '');
  const role = textOf(hidden, 'role')?.toLowerCase();
  const relation = textOf(hidden, 'relation') ?? '';
  return {
    source: 'typeform',
    external_id: token,
    role: ROLES.find((one) => one === role) ?? form?.role ?? null,
    person: textOf(hidden, 'person') ?? textOf(hidden, 'email') ?? emailAnswer(memberOf(response, 'answers')),
    partner: textOf(hidden, 'partner'),
    relation: /^[1-9]\d{0,9}$/.test(relation) ? Number(relation) : null,
    round: textOf(hidden, 'round') ?? form?.round ?? null,
    received_on: dayOf(textOf(response, 'submitted_at'), timeZone),
  };
}

/** The answer to the first question for an e-mail address. */
function emailAnswer(answers: unknown): string | null {
  if (!Array.isArray(answers)) return null;
  for (const answer of answers) {
    const email = memberOf(answer, 'type') === 'email' ? textOf(answer, 'email') : null;
    if (email !== null) return email;
  }
  return null;
}

/** The day of an instant; today if it is not one. */
function dayOf(submitted: string | null, timeZone: string): Temporal.PlainDate {
  try {
    return Temporal.Instant.from(submitted ?? '')
      .toZonedDateTimeISO(timeZone)
      .toPlainDate();
  } catch {
    return Temporal.Now.plainDateISO(timeZone);
  }
}

/** A property of an object; undefined if there is none. */
const memberOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;

/** A text property that can be stored; null if it is missing, empty, or too long. */
function textOf(object: unknown, name: string): string | null {
  const value = memberOf(object, name);
  if (typeof value !== 'string') return null;
  const text = value.toWellFormed().replaceAll('\0', '').trim();
  return text === '' || text.length > MAX_TEXT_LENGTH ? null : text;
}
