/**
 * A chart: bars by month as SVG, with a scale, and the table behind it. No colour alone tells anything: series stand beside each
 * other in their order, and the table names them. Heights are in pixels and widths in per cent, so that texts stay legible on a phone.
 */

import { html, type SafeHtml } from '../../html/html.ts';

/** Numbers by the same labels. */
interface Series {
  readonly name: string;
  /** One for each label. */
  readonly values: readonly number[];
}

/** A chart. */
interface Chart {
  readonly title: string;
  /** The counted unit: `Number of pairs`. */
  readonly unit: string;
  /** The names of the groups of bars: `November 2026`. */
  readonly labels: readonly string[];
  /** The texts below the groups: `Nov`; empty if there is no room. */
  readonly shortLabels: readonly string[];
  /** At most two. */
  readonly series: readonly Series[];
}

/** The height of the bars, and the room above for the highest number and below for the months, in pixels. */
const [HEIGHT, TOP, BOTTOM] = [160, 10, 24];

/** The steps of a scale from 0 on: at most five, of round numbers. */
function scaleTo(most: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step =
    [0.2, 0.5, 1, 2].map((factor) => factor * magnitude).find((one) => one >= 1 && most / one <= 5) ??
    magnitude;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Renders the chart with its legend and its table. */
export function renderChart({ title, unit, labels, shortLabels, series }: Chart): SafeHtml {
  const scale = scaleTo(Math.max(1, ...series.flatMap(({ values }) => values)));
  const most = scale.at(-1) ?? 1;
  const yOf = (value: number): number => TOP + HEIGHT - Math.round((value / most) * HEIGHT);
  const group = 100 / Math.max(1, labels.length);
  const bar = (group * 0.8) / Math.max(1, series.length);
  const bars = series.map(({ values }, place) =>
    values.map((value, index) => {
      if (value === 0) return null;
      const x = (index * group + group * 0.1 + place * bar).toFixed(2);
      return html`<rect class="series-${place + 1}" x="${x}%" y="${yOf(value)}" width="${(bar * 0.92).toFixed(2)}%" height="${yOf(0) - yOf(value)}"/>`;
    }),
  );
  const id = `chart-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const width = String(most).length * 8;
  const size = TOP + HEIGHT + BOTTOM;
  return html`<figure class="chart" aria-labelledby="${id}">
<figcaption id="${id}">${title}</figcaption>
<ul class="legend"><li class="unit">${unit}</li>${
    series.length > 1 &&
    series.map(
      ({ name }, place) =>
        html`<li><svg viewBox="0 0 1 1" aria-hidden="true"><rect class="series-${place + 1}" width="1" height="1"/></svg>${name}</li>`,
    )
  }</ul>
<div class="plot"><svg class="scale" width="${width}" height="${size}" aria-hidden="true">${scale.map((value) => html`<text x="100%" y="${yOf(value) + 4}">${value}</text>`)}</svg>
<svg class="bars" height="${size}" role="img" aria-label="${title}; the scale goes from 0 to ${most}. The table below has all numbers.">
${scale.map((value) => html`<line x1="0" x2="100%" y1="${yOf(value)}" y2="${yOf(value)}"/>`)}
${bars}
${shortLabels.map((label, index) => label !== '' && html`<text x="${(index * group + group / 2).toFixed(2)}%" y="${yOf(0) + 18}">${label}</text>`)}
</svg></div>
<details><summary>Numbers</summary>
<div class="rows" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr><th scope="col">Month</th>${series.map(({ name }) => html`<th scope="col" class="kind-number">${name}</th>`)}</tr></thead>
<tbody>${labels.map(
    (label, index) =>
      html`<tr><th scope="row">${label}</th>${series.map(({ name, values }) => html`<td class="kind-number" data-label="${name}">${values[index] ?? 0}</td>`)}</tr>\n`,
  )}</tbody>
</table></div>
</details>
</figure>`;
}
