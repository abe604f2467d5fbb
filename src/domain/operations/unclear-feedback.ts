/** Why the feedback that a form delivered cannot be assigned. */

/** Why a feedback could not be assigned. */
export const UNASSIGNED_REASONS = [
  'no person',
  'unknown person',
  'unknown role',
  'no round',
  'unknown round',
  'unknown relation',
  'several relations',
  'other feedback',
] as const;
export type UnassignedReason = (typeof UNASSIGNED_REASONS)[number];

/** The person and the round that a delivery names; null where it names none. */
export interface Unclear {
  readonly person: string | null;
  readonly round: string | null;
}

/** Why the feedback that a form delivered cannot be assigned, for managers. */
export function unclearText(why: UnassignedReason, { person, round }: Unclear): string {
  switch (why) {
    case 'no person':
      return 'Nothing says who gave it.';
    case 'unknown person':
      return `There is nobody known as “${person}”.`;
    case 'unknown role':
      return 'Nothing says whether the mentee or the mentor gave it.';
    case 'no round':
      return 'Nothing says which round it is.';
    case 'unknown round':
      return `There is no round “${round}” for them.`;
    case 'other feedback':
      return 'Another feedback has the id of this response.';
    default:
      return `${person === null ? 'Nobody' : `“${person}”`} is in ${why === 'several relations' ? 'several pairs' : 'no pair'} that it may be about.`;
  }
}
