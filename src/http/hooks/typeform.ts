/** `/hooks/typeform/`: Typeform delivers responses here. Those that cannot be assigned are kept. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FeedbackIntake, IntakeOutcome } from '../../domain/operations/unassigned-feedback.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';
import { Problem } from '../responses/problem.ts';
import { type FixedResponse, fixedResponse } from '../responses/response.ts';
import { feedbackFrom, type TypeformContext } from './typeform-response.ts';

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
