/** The webhook of Typeform in the API description: described only where it is set up. */

import { jsonContent, NO_STORE, shared } from './components.ts';
import type { Components, Named, PathItem, Response } from './model.ts';
import { reference, textSchema } from './model.ts';
import { SERVICE_TAG } from './service-paths.ts';

/** The path, which needs no token: each delivery is signed. */
export const HOOK_PATH = '/hooks/typeform/';

/** The outcome of a delivery. */
const outcome = (description: string, value: object): Response => ({
  description,
  headers: NO_STORE,
  content: jsonContent('TypeformOutcome', 'outcome', value),
});

/** Why a delivery is refused. */
const refusal = (description: string, detail: string): Response => ({
  description,
  content: jsonContent('Problem', 'problem', { detail }),
});

/** The path by its name. */
export const HOOK_PATHS: Named<PathItem> = {
  [HOOK_PATH]: {
    description: 'Typeform delivers responses here. Answers name nobody.',
    post: {
      operationId: 'deliverTypeformResponse',
      tags: [SERVICE_TAG],
      summary: 'Deliver a response of a form',
      description:
        'No token is needed: the signature stands for it. A delivery that comes again gets the same answer and is recorded once.',
      parameters: [reference('parameters', 'TypeformSignature')],
      requestBody: reference('requestBodies', 'TypeformDelivery'),
      responses: {
        '200': outcome('Recorded, now or before; or an event that is no response; or decided by somebody.', {
          status: 'recorded',
          relation: 1,
          round: 'Chemistry',
          role: 'mentee',
          received_on: '2026-05-19',
        }),
        '202': outcome('Kept as unassigned, with the reason.', {
          status: 'unassigned',
          number: 3,
          reason: 'unknown person',
        }),
        '400': refusal('The body is no JSON, or no response of Typeform.', 'The body is not JSON.'),
        '403': refusal(
          'The signature is missing or invalid.',
          'The Typeform-Signature header is missing or invalid.',
        ),
        '413': shared('TooLarge'),
        '503': shared('Unavailable'),
      },
    },
  },
};

/** The components that the path refers to. */
export const HOOK_COMPONENTS = {
  parameters: {
    TypeformSignature: {
      name: 'Typeform-Signature',
      in: 'header',
      required: true,
      description: '`sha256=` and the HMAC-SHA-256 of the body in Base64, with TYPEFORM_SECRET as the key.',
      schema: { type: 'string', examples: ['sha256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] },
    },
  },
  requestBodies: {
    TypeformDelivery: {
      description: 'An event as Typeform documents it; unknown parts are ignored.',
      required: true,
      content: { 'application/json': { schema: reference('schemas', 'TypeformDelivery') } },
    },
  },
  schemas: {
    TypeformDelivery: {
      type: 'object',
      description: 'Any event but `form_response` is ignored.',
      properties: {
        event_type: { type: 'string', examples: ['form_response'] },
        form_response: {
          type: 'object',
          properties: {
            form_id: { type: 'string', examples: ['abc123'] },
            token: textSchema('The id of the response.', 'a3a12ec67a1365927098'),
            submitted_at: { type: 'string', format: 'date-time', examples: ['2026-05-18T22:30:00Z'] },
            hidden: {
              type: 'object',
              description:
                'The hidden fields `person` or `email`, `role`, `round`, `partner` and `relation`.',
              additionalProperties: { type: 'string' },
            },
          },
        },
      },
    },
    TypeformOutcome: {
      type: 'object',
      description: 'What became of the delivery.',
      properties: {
        status: { type: 'string', enum: ['recorded', 'unassigned', 'ignored', 'assigned', 'dismissed'] },
        number: { type: 'integer', description: 'Of the unassigned feedback.' },
        reason: { type: 'string' },
        relation: { type: 'integer' },
        round: { type: 'string' },
        role: { type: 'string', enum: ['mentee', 'mentor'] },
        received_on: { type: 'string', format: 'date' },
      },
      required: ['status'],
    },
  },
} satisfies Partial<Components>;
