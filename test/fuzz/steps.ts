/** What is done on one connection: a request, several, half of one, or something that is none. */

import fc from 'fast-check';
import { rawBytes } from './raw-bytes.ts';
import { type FuzzRequest, goal, type Moment, type Planned, plainRead, request } from './requests.ts';

/** Who asks, where tokens are asked for. */
export const CALLERS = ['nobody', 'stranger', 'reader', 'courses', 'writer'] as const;
export type CallerName = (typeof CALLERS)[number];

/** What is done. */
export type Deed =
  /** One after the other, each when the one before is answered; or all at once. */
  | {
      readonly kind: 'requests';
      readonly requests: readonly FuzzRequest[];
      readonly pipelined: boolean;
      readonly chunked: boolean;
    }
  /** GET, HEAD and GET of the same, and GET with the tag that came. */
  | { readonly kind: 'same read'; readonly request: FuzzRequest }
  /** The same creation twice with one key, and another one with it. */
  | { readonly kind: 'sent again'; readonly request: FuzzRequest; readonly other: FuzzRequest }
  /** The connection ends, or is broken, before the request does. */
  | {
      readonly kind: 'cut off';
      readonly request: FuzzRequest;
      /** How much of it is sent, from 0 to 1, less than all. */
      readonly part: number;
      readonly isBroken: boolean;
    }
  | { readonly kind: 'raw'; readonly bytes: Buffer };

/** A deed, and where and by whom it is done. */
export interface Step {
  readonly deed: Planned<Deed>;
  /** Whether by the service that asks for tokens. */
  readonly isGuarded: boolean;
  readonly caller: CallerName;
}

const deed: fc.Arbitrary<Planned<Deed>> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .record({
        requests: fc.oneof(
          { weight: 3, arbitrary: request.map((one) => [one]) },
          {
            weight: 1,
            arbitrary: fc.array(fc.oneof(request, goal, plainRead), { minLength: 2, maxLength: 5 }),
          },
        ),
        pipelined: fc.boolean(),
        chunked: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
      })
      .map(
        ({ requests, pipelined, chunked }) =>
          (moment: Moment): Deed => ({
            kind: 'requests',
            requests: requests.map((planned) => planned(moment)),
            pipelined,
            chunked,
          }),
      ),
  },
  {
    weight: 2,
    arbitrary: plainRead.map(
      (planned) =>
        (moment: Moment): Deed => ({ kind: 'same read', request: planned(moment) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(goal, goal).map(
      ([one, other]) =>
        (moment: Moment): Deed => ({
          kind: 'sent again',
          request: one(moment),
          other: other(moment),
        }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        planned: fc.oneof(goal, request),
        part: fc.double({ min: 0, max: 0.999, noNaN: true }),
        isBroken: fc.boolean(),
      })
      .map(
        ({ planned, part, isBroken }) =>
          (moment: Moment): Deed => ({
            kind: 'cut off',
            request: planned(moment),
            part,
            isBroken,
          }),
      ),
  },
  { weight: 3, arbitrary: rawBytes.map((bytes) => (): Deed => ({ kind: 'raw', bytes })) },
);

/** Any step. */
export const step: fc.Arbitrary<Step> = fc.record({
  deed,
  isGuarded: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  caller: fc.constantFrom(...CALLERS),
});
