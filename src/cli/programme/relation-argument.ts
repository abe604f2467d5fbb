/** The relation that an argument of a command means. */

import type { Command } from 'commander';
import type { Relation } from '../../domain/programme.ts';
import { print, visible } from '../output.ts';
import { findRelation, type OpenProgramme } from './open-programme.ts';
import { relationLine } from './relation-report.ts';

/** Adds the argument and the options by which a relation is found. */
export const addRelationArgument = (command: Command): Command =>
  command
    .argument(
      '<relation>',
      'r and its number (r17), or one of the two: the id of a person (3), an e-mail address, or part of the name',
    )
    .option('--with <participant>', 'the other of the two, if there are several relations')
    .option('--cohort <name>', 'the cohort in which it is looked for, if both were in several together');

/** The options that tell several relations of a person apart. */
export interface RelationOptions {
  readonly with?: string;
  readonly cohort?: string;
}

/** Finds the relation that is meant, and says which one it is, for whoever meant another. */
export function selectRelation(
  { programme }: OpenProgramme,
  relation: string,
  options: RelationOptions & { readonly json?: true },
  isPossible?: (relation: Relation) => boolean,
): Relation {
  const found = findRelation(programme, relation, options, isPossible);
  if (options.json !== true) print(`${visible(relationLine(found, programme))}\n`);
  return found;
}
