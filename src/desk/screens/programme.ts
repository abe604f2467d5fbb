/** `/desk/programme/`: how the programme is going, on a page that can be printed. */

import type { DeskStatistics, PairCounts, RoundAnswers } from '../../domain/desk/desk-reader.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { renderChart } from '../components/chart.ts';
import { renderEmptyState } from '../components/details.ts';
import { managerName } from '../components/frame.ts';
import { languageName } from '../components/languages.ts';
import { type Column, renderTable } from '../components/table.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, PROGRAMME, type Screen } from '../screen.ts';

/** Makes the screen. */
export const programmeScreen = ({ desk }: DeskParts): Screen => ({
  path: '/desk/programme/',
  access: PROGRAMME,
  show: async ({ onlyManager, today, caller }) =>
    renderProgramme(await desk.seenBy(onlyManager).statistics(), today, caller.scopes.has('goals:read')),
});

/** The page; `showsGoals` if the caller may know how many smart goals were written. */
function renderProgramme(
  statistics: DeskStatistics,
  today: Temporal.PlainDate,
  showsGoals: boolean,
): DeskPage {
  const { pairs, cohorts, managers, rounds, trend, goals } = statistics;
  const title = 'Programme';
  const description = `As of ${formatDate(today.toString())}.`;
  if (Object.values(pairs).every((count) => count === 0)) {
    return {
      title,
      description,
      content: renderEmptyState('There are no pairs yet, so there is nothing to count.', [
        { label: 'Go to Today', href: '/desk/' },
      ]),
    };
  }
  const labels = trend.map(({ month }) => formatDate(month.toString()));
  const shortLabels = trend.map(({ month }) => (month.month % 3 === 1 ? shortMonth(month) : ''));
  const goalsIn = trend.map(({ month }) =>
    goals.filter((one) => one.month.equals(month)).reduce((sum, { count }) => sum + count, 0),
  );
  return {
    title,
    description,
    content: html`<div class="figures">
${renderFigure('Active', pairs.active)}
${renderFigure('On hold', pairs.on_hold)}
${renderFigure('Proposed', pairs.proposed)}
${renderFigure('Completed', pairs.completed)}
${renderFigure('Ended early', pairs.ended_early)}
</div>
<section><h2>Feedback received</h2>
${renderTable<RoundAnswers>({ caption: 'Feedback by round', name: 'rounds', rows: rounds, columns: ROUND_COLUMNS })}</section>
<section><h2>Pairs by cohort</h2>
${renderTable({
  caption: 'Pairs by cohort',
  name: 'cohorts',
  rows: cohorts,
  columns: [{ label: 'Cohort', cell: ({ cohort }) => cohort || 'None' }, ...countColumns],
})}</section>
<section><h2>Pairs by manager</h2>
${renderTable({
  caption: 'Pairs by manager',
  name: 'managers',
  rows: managers,
  columns: [{ label: 'Manager', cell: ({ manager }) => managerName(manager) || 'Nobody' }, ...countColumns],
})}</section>
${renderChart({
  title: 'Pairs by month',
  unit: 'Number of pairs',
  labels,
  shortLabels,
  series: [
    { name: 'Started', values: trend.map(({ started }) => started) },
    { name: 'Ended', values: trend.map(({ ended }) => ended) },
  ],
})}
${renderChart({
  title: 'Feedback received by month',
  unit: 'Number of feedbacks',
  labels,
  shortLabels,
  series: [{ name: 'Received', values: trend.map(({ received }) => received) }],
})}
${
  showsGoals &&
  goals.length > 0 &&
  html`${renderChart({ title: 'Smart goals by month', unit: 'Number of texts with goals', labels, shortLabels, series: [{ name: 'Written', values: goalsIn }] })}
${renderLanguages(goals)}`
}`,
  };
}

const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const shortMonth = ({ month, year }: Temporal.PlainYearMonth): string =>
  `${SHORT_MONTHS[month - 1]} ${String(year % 100).padStart(2, '0')}`;

const renderFigure = (label: string, count: number): SafeHtml =>
  html`<p class="figure"><b>${count}</b> <span>${label}</span></p>\n`;

const ROUND_COLUMNS: readonly Column<RoundAnswers>[] = [
  { label: 'Round', cell: ({ round }) => round.title },
  { label: 'Asked for', kind: 'number', cell: ({ asked }) => asked },
  { label: 'Received', kind: 'number', cell: ({ received }) => received },
  {
    label: 'Share',
    kind: 'number',
    cell: ({ asked, received }) => (asked === 0 ? null : `${Math.round((received / asked) * 100)}%`),
  },
  {
    label: 'Median delay',
    cell: ({ median_days_late }) => (median_days_late === null ? null : medianInWords(median_days_late)),
  },
];

function medianInWords(days: number): string {
  if (days === 0) return 'on the due date';
  const counted = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return `${counted} ${days > 0 ? 'late' : 'early'}`;
}

const countColumns: readonly Column<{ readonly pairs: PairCounts }>[] = [
  { label: 'Active', kind: 'number', cell: ({ pairs }) => pairs.active },
  { label: 'On hold', kind: 'number', cell: ({ pairs }) => pairs.on_hold },
  { label: 'Proposed', kind: 'number', cell: ({ pairs }) => pairs.proposed },
  { label: 'Completed', kind: 'number', cell: ({ pairs }) => pairs.completed },
  { label: 'Ended early', kind: 'number', cell: ({ pairs }) => pairs.ended_early },
];

/** Smart goals by language, the most written first. */
function renderLanguages(goals: DeskStatistics['goals']): SafeHtml {
  const byLanguage = Map.groupBy(goals, ({ language }) => language);
  const counts = [...byLanguage]
    .map(([language, those]) => ({ language, count: those.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((one, other) => other.count - one.count);
  return html`<section><h2>Smart goals by language</h2>
${renderTable({
  caption: 'Smart goals by language',
  name: 'languages',
  rows: counts,
  columns: [
    { label: 'Language', cell: ({ language }) => (language === null ? 'Not known' : languageName(language)) },
    { label: 'Written', kind: 'number', cell: ({ count }) => count },
  ],
})}</section>`;
}
