/**
 * `npm run understanding`: how well wishes are understood, by language and part; `-- en` for one language alone.
 * `-- --faults` names what is wrong in the development part; the held-out part shows its figures alone.
 */
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import { PARTS, readLabelledTexts } from './labelled-wishes.ts';
import { measure, partOf } from './measure.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const codes = LANGUAGES.map(({ code }) => code);
const unknown = asked.filter((code) => !codes.includes(code));
if (unknown.length > 0)
  throw new Error(`There is no language “${unknown.join('”, “')}”: name ${codes.join(', ')}.`);
const withFaults = process.argv.includes('--faults');
const rows: Record<string, number | string>[] = [];
for (const file of LANGUAGES) {
  if (asked.length > 0 && !asked.includes(file.code)) continue;
  const texts = readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url));
  for (const part of PARTS) {
    const { figures, faults } = measure(partOf(texts, part), file);
    rows.push({ language: file.name, part, ...figures });
    if (part !== 'development' || !withFaults) continue;
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
