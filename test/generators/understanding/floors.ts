/** The figures that the held-out part must keep: whoever raises one raises it here. */
import type { Figures } from './measure.ts';

type Floor = Pick<Figures, 'recall' | 'precision' | 'wrongKinds' | 'factsFound' | 'scraps' | 'wrongSilence'>;

/** By the code of the language. Recall, precision and facts found may not fall; the others may not rise. */
export const FLOORS: Readonly<Record<string, Floor>> = {
  en: { recall: 0.78, precision: 0.96, wrongKinds: 0.4, factsFound: 0.5, scraps: 3, wrongSilence: 2 },
  de: { recall: 0.82, precision: 0.88, wrongKinds: 0.48, factsFound: 0.41, scraps: 6, wrongSilence: 1 },
  pl: { recall: 0.88, precision: 0.96, wrongKinds: 0.4, factsFound: 0.26, scraps: 4, wrongSilence: 1 },
  es: { recall: 0.8, precision: 0.8, wrongKinds: 0.58, factsFound: 0.53, scraps: 11, wrongSilence: 0 },
  pt: { recall: 0.88, precision: 0.92, wrongKinds: 0.43, factsFound: 0.35, scraps: 5, wrongSilence: 0 },
  uk: { recall: 0.87, precision: 0.83, wrongKinds: 0.42, factsFound: 0.31, scraps: 5, wrongSilence: 0 },
  ru: { recall: 0.94, precision: 0.87, wrongKinds: 0.59, factsFound: 0.39, scraps: 5, wrongSilence: 1 },
};
