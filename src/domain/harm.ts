/** Texts for which no goals are written. */

/**
 * What a text is about: somebody's wish to die or to hurt themselves; somebody who is being hurt or in danger; violence against
 * people; or `hostility`, insults, threats against things and hatred of groups.
 */
export const HARMS = ['self-harm', 'abuse', 'violence', 'hostility'] as const;

export type Harm = (typeof HARMS)[number];

/** Whether people may need help: where a text is hostile and no more, they do not. */
export const needsHelp = (harm: Harm): boolean => harm !== 'hostility';
