/** The figures that the held-out part must keep: whoever raises one raises it here. */
import type { Figures } from './measure.ts';

type Floor = Pick<Figures, 'recall' | 'precision' | 'wrongKinds' | 'factsFound' | 'scraps' | 'wrongSilence'>;

/** By the code of the language. Recall, precision and facts found may not fall; the others may not rise. */
export const FLOORS: Readonly<Record<string, Floor>> = {
  en: { recall: 0.78, precision: 0.96, wrongKinds: 0.4, factsFound: 0.5, scraps: 3, wrongSilence: 2 },
  de: { recall: 0.82, precision: 0.88, wrongKinds: 0.48, factsFound: 0.41, scraps: 6, wrongSilence: 1 },
  pl: { recall: 0.88, precision: 0.96, wrongKinds: 0.4, factsFound: 0.26, scraps: 4, wrongSilence: 1 },
  es: { recall: 0.73, precision: 0.77, wrongKinds: 0.55, factsFound: 0.57, scraps: 10, wrongSilence: 1 },
  pt: { recall: 0.85, precision: 0.9, wrongKinds: 0.4, factsFound: 0.33, scraps: 5, wrongSilence: 0 },
};
