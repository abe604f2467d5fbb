/** How well the held-out texts of each language are understood: no change may make it worse. */
import type { Figures } from './measure.ts';

/** The figures that are held. */
export type Floor = Pick<
  Figures,
  'recall' | 'precision' | 'wrongKinds' | 'lostFacts' | 'scraps' | 'wrongSilence'
>;

export const FLOORS: Readonly<Record<string, Floor>> = {
  en: { recall: 0.91, precision: 0.96, wrongKinds: 0.24, lostFacts: 0.54, scraps: 5, wrongSilence: 0 },
  de: { recall: 0.97, precision: 0.92, wrongKinds: 0.13, lostFacts: 0.47, scraps: 7, wrongSilence: 0 },
  pl: { recall: 0.88, precision: 0.96, wrongKinds: 0.17, lostFacts: 0.46, scraps: 3, wrongSilence: 1 },
  cs: { recall: 0.9, precision: 0.96, wrongKinds: 0.07, lostFacts: 0.6, scraps: 8, wrongSilence: 0 },
  sk: { recall: 0.88, precision: 1, wrongKinds: 0.13, lostFacts: 0.47, scraps: 6, wrongSilence: 0 },
  uk: { recall: 0.9, precision: 0.86, wrongKinds: 0.04, lostFacts: 0.56, scraps: 1, wrongSilence: 0 },
  ru: { recall: 0.87, precision: 0.92, wrongKinds: 0.15, lostFacts: 0.49, scraps: 3, wrongSilence: 0 },
  fr: { recall: 0.85, precision: 0.93, wrongKinds: 0.14, lostFacts: 0.51, scraps: 5, wrongSilence: 0 },
  es: { recall: 0.87, precision: 0.88, wrongKinds: 0.15, lostFacts: 0.54, scraps: 6, wrongSilence: 0 },
  it: { recall: 0.79, precision: 0.86, wrongKinds: 0.27, lostFacts: 0.46, scraps: 5, wrongSilence: 0 },
  pt: { recall: 0.97, precision: 0.9, wrongKinds: 0.19, lostFacts: 0.52, scraps: 8, wrongSilence: 0 },
  tr: { recall: 0.89, precision: 1, wrongKinds: 0.06, lostFacts: 0.56, scraps: 6, wrongSilence: 0 },
  ro: { recall: 0.71, precision: 0.96, wrongKinds: 0.2, lostFacts: 0.56, scraps: 4, wrongSilence: 3 },
  nl: { recall: 0.87, precision: 1, wrongKinds: 0.19, lostFacts: 0.6, scraps: 6, wrongSilence: 2 },
};
