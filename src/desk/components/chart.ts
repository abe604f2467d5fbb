/** A chart: bars by month as SVG, with the table behind it. No colour alone tells anything: series stand beside each other in their order, and the table names them. */

import { html, type SafeHtml } from '../../html/html.ts';

/** Numbers by the same labels. */
interface Series {
  readonly name: string;
  /** As many as there are labels. */
  readonly values: readonly number[];
}

/** A chart. */
export interface Chart {
  readonly title: string;
  /** What each group of bars is called: `November 2026`. */
  readonly labels: readonly string[];
  /** What stands below it: `Nov`; empty where there is no room. */
  readonly shortLabels: readonly string[];
  /** At most three. */
  readonly series: readonly Series[];
}

const [WIDTH, HEIGHT, BOTTOM] = [720, 180, 24];

/** The chart with its legend and its table. */
export function renderChart({ title, labels, shortLabels, series }: Chart): SafeHtml {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const group = WIDTH / Math.max(1, labels.length);
  const bar = (group * 0.8) / Math.max(1, series.length);
  const bars = series.map(({ values }, place) =>
    values.map((value, index) => {
      const height = Math.round((value / most) * (HEIGHT - 16));
      if (height === 0) return null;
      const x = (index * group + group * 0.1 + place * bar).toFixed(1);
      return html`<rect class="series-${place + 1}" x="${x}" y="${HEIGHT - height}" width="${(bar * 0.92).toFixed(1)}" height="${height}"/>`;
    }),
  );
  const id = `chart-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return html`<figure class="chart" aria-labelledby="${id}">
<figcaption id="${id}">${title}</figcaption>
${
  series.length > 1 &&
  html`<ul class="legend">${series.map(({ name }, place) => html`<li><svg viewBox="0 0 1 1" aria-hidden="true"><rect class="series-${place + 1}" width="1" height="1"/></svg>${name}</li>`)}</ul>`
}
<svg class="bars" viewBox="0 0 ${WIDTH} ${HEIGHT + BOTTOM}" role="img" aria-label="${title}; the highest bar stands for ${most}. The table below has all numbers.">
<line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>
${bars}
${shortLabels.map((label, index) => label !== '' && html`<text x="${(index * group + group / 2).toFixed(1)}" y="${HEIGHT + 17}">${label}</text>`)}
</svg>
<details><summary>Numbers</summary>
<div class="rows" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr><th scope="col">Month</th>${series.map(({ name }) => html`<th scope="col" class="kind-number">${name}</th>`)}</tr></thead>
<tbody>${labels.map(
    (label, index) =>
      html`<tr><th scope="row">${label}</th>${series.map(({ values }) => html`<td class="kind-number" data-label="">${values[index] ?? 0}</td>`)}</tr>\n`,
  )}</tbody>
</table></div>
</details>
</figure>`;
}
