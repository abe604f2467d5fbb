/**
 * `npm run understanding`: how well wishes are understood, by language and part. `-- --faults` names what is wrong in the
 * development part; the held-out part shows its figures alone. `-- --unused` lists cues that no labelled wish needs.
 */
import { compilePattern, cuesIn, foldKeepingLength, isIn } from '../../../src/generators/languages/cues.ts';
import { LANGUAGE_FILES } from '../../../src/generators/languages/index.ts';
import { PARTS, readLabelledTexts } from './labelled-wishes.ts';
import { measure, partOf } from './measure.ts';

const options = new Set(process.argv.slice(2));
const rows: Record<string, number | string>[] = [];
for (const file of LANGUAGE_FILES) {
  const texts = readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url));
  if (options.has('--unused')) {
    const whole = foldKeepingLength(texts.map(({ text }) => text).join('\n'));
    for (const [section, cues] of Object.entries(file)) {
      if (typeof cues !== 'string' || !cues.includes('\n')) continue;
      for (const cue of cuesIn(cues)) {
        if (!isIn(compilePattern(cue.replace(/^\^/, '')), whole))
          process.stdout.write(`${file.code} ${section}: ${cue}\n`);
      }
    }
    continue;
  }
  for (const part of PARTS) {
    const { figures, faults } = measure(partOf(texts, part), file.code);
    rows.push({ language: file.name, part, ...figures });
    if (part !== 'development' || !options.has('--faults')) continue;
    for (const { id, what } of faults) process.stdout.write(`${id}: ${what}\n`);
  }
}
const [first] = rows;
if (first !== undefined) {
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(`${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}\n`);
  }
}
