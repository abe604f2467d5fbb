/** Whether a clause says what is not to be. */
import type { LanguageFile } from '../languages/language-file.ts';
import { grammarOf } from './grammar.ts';

/** Whether words say what is not to be: any other plan behind them would be one for it. */
export function isNegated(words: string, file: LanguageFile): boolean {
  return grammarOf(file).negated.test(words);
}
