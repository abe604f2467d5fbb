/** Features as numbers: made of the numbers of words without joining texts, as millions of them are made. */

/** A number of 32 bits for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** What kind of feature it is, as a number. */
export type Seed = number;

/** The number of a kind of feature. */
export function seedOf(name: string): Seed {
  return hashOf(name);
}

/** The feature that a kind and some numbers make: 20 bits, which few of some 50,000 features share. */
export function joined(seed: Seed, ...parts: readonly number[]): number {
  let hash = seed;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return ((hash >>> 20) ^ hash) & 0xfffff;
}
