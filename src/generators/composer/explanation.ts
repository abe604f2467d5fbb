/** An explanation of goals as lines that people read. */
import type { Explained } from './compose.ts';

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The understanding of a text, and the fate of each wish. */
export function explanationLines({
  language,
  understanding,
  ledger,
  goals,
  isUnsupportedLanguage,
}: Explained): string[] {
  const lines = [language === null ? 'no wish was found' : `language: ${language}`];
  if (isUnsupportedLanguage) lines.push('the text is in none of the supported languages, so it was not read');
  for (const { wish, plan, goal, reason } of ledger) {
    const what = `${wish.label} (${percent(wish.sure)}), ${wish.group} (${percent(wish.groupSure)}), form ${wish.form}`;
    const end = goal === null ? `left out: ${reason}` : `goal ${goal + 1}, plan “${plan}”`;
    lines.push(`wish: ${wish.clause}`, `  ${what} → ${end}`);
    if (wish.before !== undefined) lines.push(`  it refers to: ${wish.before}`);
    if (wish.whole !== undefined) lines.push(`  it is said as its sentence: ${wish.whole}`);
    else if (wish.words === '') lines.push('  its words cannot be said as they stand');
    if (wish.time !== undefined)
      lines.push(`  time: ${wish.time.text} → ${wish.time.date?.toString() ?? 'no day can be told'}`);
  }
  if (understanding?.hours !== undefined) lines.push(`hours a week: ${understanding.hours}`);
  for (const text of understanding?.excluded ?? []) lines.push(`refused: ${text}`);
  for (const text of understanding?.private ?? []) lines.push(`private: ${text}`);
  for (const { text, reason } of understanding?.leftOut ?? []) lines.push(`no wish: ${text} (${reason})`);
  goals.forEach((goal, index) => {
    lines.push(`${index + 1}. ${goal}`);
  });
  return lines;
}
