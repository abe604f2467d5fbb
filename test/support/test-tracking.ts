/**
 * The test runner follows every promise, so that it knows to which suite belongs what is declared after an `await`. That
 * takes a quarter of the processor time of most tests, and is needed only while tests are declared.
 *
 * Loaded before `node:test`, which has no setting for it. While tests run untracked, an error that nobody caught fails their
 * file instead of the test.
 */

import asyncHooks, { type AsyncHook, createHook } from 'node:async_hooks';

let tracking: AsyncHook | undefined;

Object.defineProperty(asyncHooks, 'createHook', {
  configurable: true,
  writable: true,
  value: (...terms: Parameters<typeof createHook>) => {
    // The first that is made is that of the test runner.
    Object.defineProperty(asyncHooks, 'createHook', { value: createHook });
    tracking = createHook(...terms);
    return tracking;
  },
});

/** Before a suite is declared. */
export const startTracking = (): void => void tracking?.enable();

/** Before a test runs. */
export const stopTracking = (): void => void tracking?.disable();
