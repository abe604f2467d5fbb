/**
 * How long a walk takes somebody, estimated by the keystroke-level model (Card, Moran, Newell 1980) with a mouse and a
 * keyboard, and what they read on the way. It is an estimate, and no measurement of people.
 */

import type { Page } from 'playwright-core';

/** Seconds for a key or button, to point at something, to move a hand between mouse and keyboard, and to decide. */
const [KEY, POINT, HOME, DECIDE] = [0.28, 1.1, 0.4, 1.35];
/** Words that are read in a second: 230 in a minute. */
const WORDS = 230 / 60;

/** What a walk took. */
export interface Walk {
  readonly clicks: number;
  /** Menus that were chosen from: two clicks with one decision. */
  readonly choices: number;
  /** Fields that were typed into, and how many characters in all. */
  readonly texts: number;
  readonly characters: number;
  readonly words: Reading;
}

/** The seconds that it takes to do it, without reading anything. */
function secondsToDo({ clicks, choices, texts, characters }: Walk): number {
  return (
    clicks * (DECIDE + POINT + KEY) +
    choices * (DECIDE + 2 * (POINT + KEY)) +
    texts * (DECIDE + POINT + KEY + 2 * HOME) +
    characters * KEY
  );
}

/** A line that tells it. */
export function estimateOf(walk: Walk): string {
  const doing = secondsToDo(walk);
  const { all, known } = walk.words;
  const minutes = (words: number): string => ((doing + words / WORDS) / 60).toFixed(1);
  return `${Math.round(doing)} s without reading; ${minutes(known)} minutes reading ${known} words as somebody who knows the pages, ${minutes(all)} minutes reading all ${all}`;
}

/** The words that are to be read on some pages. */
export interface Reading {
  /** By somebody who reads all of each page, and three rows of each list. */
  readonly all: number;
  /** By somebody who knows the pages: headings, notices, forms with their previews, messages, and one row of each list. */
  readonly known: number;
}

/** Counts the words of the pages that a window shows from now on. What stood on a page before is not read again. */
export function countWords(page: Page): () => Promise<Reading> {
  const pages: Promise<string>[] = [];
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() !== 303;
    if (isPage) pages.push(response.text());
  });
  return async () => {
    const read = (await Promise.all(pages)).map(readable);
    return {
      all: newWords(read.map((html) => withRows(html, 3))),
      known: newWords(read.map((html) => [...withRows(html, 1).matchAll(TOLD)].join(' '))),
    };
  };
}

/** What changes from visit to visit. */
const TOLD =
  /<h1.*?<\/h1>|<section class="(?:notice|create|preview)\b.*?<\/section>|<p class="(?:found|letter)".*?<\/p>|<ul class="listed".*?<\/ul>|<tbody.*?<\/tbody>/gs;

/** A page without its frame, its menus and what is there for screen readers only. */
const readable = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<(select|textarea|nav)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<details(?![^>]* open).*?<\/details>/gs, ' ')
    .replaceAll(/<span class="unseen">.*?<\/span>|<p class="foot">.*?<\/p>/gs, ' ');

/** A page with the first rows of its lists: those that are looked for stand first. */
const withRows = (html: string, count: number): string =>
  html.replaceAll(
    /<tbody.*?<\/tbody>/gs,
    (body) => `${body.split('</tr>').slice(0, count).join(' ')}</tbody>`,
  );

/** How many words are read on pages one after the other: each text once. */
function newWords(pages: readonly string[]): number {
  const texts = new Set(pages.flatMap((html) => html.split(/<[^>]*>/)).map((text) => text.trim()));
  return [...texts].reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
